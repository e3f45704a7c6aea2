import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CheckedGroup, CheckedItem } from "#domain/quality/completeness/completeness.ts";
import { decisionOn, formerOf, type NewDecision } from "#domain/quality/completeness/deciding.ts";
import { decideItemsMutation, type useCompleteness } from "#web/queries/completeness.ts";
import { useLoneKey } from "#web/ui/actions/use-lone-key.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export type ReadCompleteness = NonNullable<ReturnType<typeof useCompleteness>["data"]>;
export type Asked = "apply" | "waive" | null;

/** Which item is at hand, and what is decided of it by button or key; the next open one comes to hand by itself. */
export function useDeciding({ level, decisions }: ReadCompleteness, shown: readonly CheckedGroup[]) {
  const { project, canEdit } = useWorkspace();
  const [chosen, choose] = useState<string | null>(null);
  const [asked, ask] = useState<Asked>(null);
  const [lastReason, keepReason] = useState("");
  const { mutate } = useMutation(decideItemsMutation(project.id));
  const walk = shown.flatMap(({ section, items }) => [...(section ? [section] : []), ...items]);
  const isOpen = ({ key, state }: CheckedItem) =>
    shown.some(({ section, items }) => section?.key === key && items.some((item) => item.state === "open")) ||
    (state === "open" && !shown.some(({ section }) => section?.key === key));
  const item = walk.find(({ key }) => key === chosen) ?? null;

  function toNext() {
    const at = walk.findIndex(({ key }) => key === chosen);
    const inSection = (key: string) => item !== null && key.startsWith(`${item.key}.`);
    const next = [...walk.slice(at + 1), ...walk.slice(0, Math.max(at, 0))].find((one) => isOpen(one) && !inSection(one.key));
    choose(next?.key ?? null);
    requestAnimationFrame(() => {
      const line = next ? document.querySelector<HTMLElement>(`[data-item="${CSS.escape(next.key)}"]`) : null;
      line?.focus({ preventScroll: true });
      line?.scrollIntoView({ block: "center" });
    });
  }

  function decide(made: readonly NewDecision[], what: string) {
    ask(null);
    if (made.length === 0) return;
    mutate({ decisions: made, former: made.map((one) => formerOf(one, decisions)), what });
  }

  function decideItem(said: Parameters<typeof decisionOn>[2], what: string) {
    if (!item) return;
    if (said.state === "waived" && said.reason && !said.basis) keepReason(said.reason);
    decide([decisionOn(item, level, said)], `${nameOf(item)} ${what}`);
    if (said.state !== "open" && said.state !== "cleared") toNext();
  }

  const accept = () => (item?.proposed ? decideItem(item.proposed, item.proposed.state) : undefined);
  const reopen = () => {
    if (!item?.decision) return;
    decideItem({ state: item.isInherited ? "open" : "cleared" }, "open again");
  };
  const onKey = (act: () => void) => () => (canEdit && item ? act() : undefined);
  useLoneKey(
    "a",
    onKey(() => ask("apply")),
  );
  useLoneKey(
    "w",
    onKey(() => ask("waive")),
  );
  useLoneKey("y", onKey(accept));
  useLoneKey("o", onKey(reopen));
  useLoneKey("n", toNext);
  return { canEdit, item, chosen, choose, asked, ask, lastReason, decide, decideItem, accept, reopen };
}

/** Clauses and requirements are known by their numbers. */
export function nameOf({ standard, key, title }: CheckedItem): string {
  return standard === "25010" ? title : `${key} ${title}`;
}

export type DecidingItems = ReturnType<typeof useDeciding>;
