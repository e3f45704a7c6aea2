import { looks } from "./looks.ts";

export type Looks = typeof looks;
export type Given<Name extends keyof Looks> = Parameters<Looks[Name]>[0];
export type Seen<Name extends keyof Looks> = ReturnType<Looks[Name]>;
export type Look = { [Name in keyof Looks]: { name: Name; given: Given<Name> } }[keyof Looks];

export function looked({ name, given }: Look): unknown {
  const look: (asked: never) => unknown = looks[name];
  return look(given as never);
}
