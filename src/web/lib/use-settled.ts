import { useEffect, useState } from "react";

/** The value once it has not changed for a moment, in milliseconds. */
export function useSettled<Value>(value: Value, after = 150): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
