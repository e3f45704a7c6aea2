import { styleText } from "node:util";
import { controls, plain } from "./plain.ts";

type Colour = "red" | "yellow" | "green" | "dim" | "bold";

/** For what was asked for; nothing else is ever written there. */
export function print(text: string): void {
  process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}

/** What others wrote. */
export function printForeign(text: string): void {
  print(plain(text));
}

export function printJson(value: unknown): void {
  print(jsonText(value));
}

/** JSON in which what a terminal would obey, and what nobody sees, is spelled out. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(controls, (letter) => letter.split("").map(asEscape).join(""));
}

const asEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** About what is being done, so that the result can be piped. */
export function tell(text: string): void {
  process.stderr.write(`${plain(text)}\n`);
}

export function complain(message: string): void {
  tell(`product-architect: ${message}`);
}

/** Words of ours in colour, where somebody watches and wants it. */
export function coloured(colour: Colour, text: string): string {
  const wanted = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== "dumb";
  return wanted ? styleText(colour, text, { validateStream: false }) : text;
}

/** `product-architect check | head` is no error. */
export function endQuietlyWithoutReader(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
}
