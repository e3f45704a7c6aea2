/** What the public header and footer lead to. */
export const publicPlaces = [
  { to: "/#features", label: "Features" },
  { to: "/#how-it-works", label: "How it works" },
  { to: "/#open-standard", label: "Open standard" },
];
