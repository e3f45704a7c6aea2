import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod";

const asking = z.object({ begins: z.literal(true) });
const telling = z.object({ asks: z.literal(true) });

/** Begins where the link that led here asks for it; once, not again on the way back or after a reload. */
export function useAskedToBegin(begin: (() => void) | undefined) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAsked = asking.safeParse(state).success;
  const canBegin = begin !== undefined;
  const answer = useEffectEvent(() => {
    void navigate({}, { replace: true, state: null });
    begin?.();
  });
  useEffect(() => {
    if (isAsked && canBegin) answer();
  }, [isAsked, canBegin]);
  return isAsked;
}

/** Whether the link that led here wants to say something first; no longer once something has begun. */
export function useAskedToTell() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAsked = telling.safeParse(state).success;
  return { isAsked, told: () => void navigate({}, { replace: true, state: null }) };
}
