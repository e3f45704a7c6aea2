const boxes = [
  { x: 24, label: "Your people", text: "Browser, SSO" },
  { x: 180, label: "Product Architect", text: "One process" },
  { x: 336, label: "Your agents", text: "MCP, project keys" },
];
const below = [
  { x: 102, label: "Your PostgreSQL", text: "Row-level security" },
  { x: 258, label: "Your model", text: "Optional" },
];

/** What stands inside the customer's network, drawn; the text around it says the same in words. */
export function NetworkFigure() {
  return (
    <figure className="rounded-xl border bg-raised p-3 shadow-float sm:p-4">
      <svg viewBox="0 0 480 300" role="img" aria-label="Everything runs inside your network" className="w-full">
        <rect x="6" y="22" width="468" height="272" rx="14" fill="none" stroke="var(--accent-line)" strokeDasharray="6 5" />
        <rect x="24" y="10" width="112" height="24" rx="6" fill="var(--accent-soft)" stroke="var(--accent-line)" />
        <text x="80" y="26" textAnchor="middle" className="fill-accent-ink text-xs font-medium">
          Your network
        </text>
        <g fill="none" stroke="var(--control)" strokeWidth="1.5">
          <path d="M144 100h36M300 100h36M218 136v44h-56v18M262 136v44h56v18" />
        </g>
        {boxes.map((box) => (
          <Box key={box.label} {...box} y={64} strong={box.x === 180} />
        ))}
        {below.map((box) => (
          <Box key={box.label} {...box} y={198} />
        ))}
      </svg>
    </figure>
  );
}

function Box({ x, y, label, text, strong = false }: { x: number; y: number; label: string; text: string; strong?: boolean }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width="120"
        height="72"
        rx="10"
        fill={strong ? "var(--accent)" : "var(--surface)"}
        stroke={strong ? "var(--accent)" : "var(--line)"}
      />
      <text
        x={x + 60}
        y={y + 33}
        textAnchor="middle"
        className={strong ? "fill-on-accent text-xs font-semibold" : "fill-ink text-xs font-semibold"}
      >
        {label}
      </text>
      <text x={x + 60} y={y + 51} textAnchor="middle" className={strong ? "fill-on-accent text-2xs" : "fill-muted text-2xs"}>
        {text}
      </text>
    </g>
  );
}
