import { Refusal } from "./errors.ts";

const NAME = /(?:[^\s,.:()!"*<>&|{}\\-]|-(?!>)| )+/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"/sy;

/** Reads one parameter from left to right; what does not belong there ends in a refusal that says where. */
export class Reader {
  at = 0;
  readonly text: string;
  readonly #what: string;

  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  sees(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  eat(token: string): boolean {
    if (!this.sees(token)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.eat(token)) this.fail(`expecting "${token}"`);
  }

  /** What a sticky pattern finds here. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.at += found[0].length;
    return found;
  }

  quoted(): string | undefined {
    return this.match(QUOTED)?.[1]?.replace(/\\(.)/gs, "$1");
  }

  name(): string {
    const name = this.quoted() ?? this.match(NAME)?.[0].trim();
    if (name === undefined || name === "") this.fail("expecting a name");
    return name;
  }

  rest(): string {
    const rest = this.text.slice(this.at);
    this.at = this.text.length;
    return rest;
  }

  end(): void {
    if (!this.ended) this.fail("expecting the end");
  }

  fail(details: string): never {
    const shown = this.text.length > 200 ? `${this.text.slice(0, 200)}…` : this.text;
    throw new Refusal(400, "PGRST100", `"failed to parse ${this.#what} (${shown})" (line 1, column ${this.at + 1})`, { details });
  }
}
