/** One choice of a list: what is stored and what is shown. */
type Option<Value extends string = string> = { readonly value: Value; readonly label: string };

/** Whether `value` is one of the listed ones; narrows its type. */
export function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return typeof value === "string" && (values as readonly string[]).includes(value);
}
