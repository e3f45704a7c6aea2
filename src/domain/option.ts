/** Whether `value` is one of the listed ones; narrows its type. */
export function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return typeof value === "string" && (values as readonly string[]).includes(value);
}
