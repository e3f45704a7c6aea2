import "#web/ui/theme.css";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "#tests/support/render.ts";
import { ConflictField } from "#web/ui/forms/conflict-field.tsx";
import { Checkbox } from "./checkbox.tsx";

const contested = { field: "name", label: "Name", before: "", mine: [], theirs: [], woven: null, problem: undefined };
const HALF = 11.5;

beforeEach(cleanup);

test("a box and a circle take a press anywhere in 24 px around their middle [POLISH-47]", async () => {
  await page.viewport(390, 800);
  await render(
    <div id="targets" style={{ padding: 40 }}>
      <Checkbox label="Keep me posted" checked={false} onCheckedChange={() => {}} />
      <ConflictField contested={contested} choice={undefined} missing={false} onChoice={() => {}} />
    </div>,
  );
  const controls = [...document.querySelectorAll('#targets [role="checkbox"], #targets [role="radio"]')];
  expect(controls.map((control) => control.getAttribute("role"))).toEqual(["checkbox", "radio", "radio"]);
  for (const control of controls) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    for (const [right, down] of [
      [-HALF, -HALF],
      [HALF, -HALF],
      [-HALF, HALF],
      [HALF, HALF],
    ] as const) {
      const pressed = document.elementFromPoint(middle + right, centre + down);
      expect(pressed, `${control.getAttribute("role")} at ${right}, ${down}`).toBe(control);
    }
  }
});
