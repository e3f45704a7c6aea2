/** Which files a runner runs, said once: a title in any other file shows nothing. */
export const TEST_FILES = {
  unit: ["src/{domain,cli,bench}/**/*.test.ts", "scripts/**/*.test.ts"],
  server: ["src/{data,server,tests}/**/*.test.ts"],
  screens: ["src/web/**/*.test.tsx"],
  journeys: ["src/tests/e2e/**/*.e2e.ts"],
};
