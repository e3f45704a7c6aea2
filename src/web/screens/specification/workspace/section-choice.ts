import { useCallback } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import * as z from "zod";
import { firstSection, type SpecificationSection, specificationMenu } from "#domain/specifications.ts";

const items = specificationMenu.flatMap((group): readonly { key: SpecificationSection; label: string }[] => group.items);

export function sectionLabel(section: SpecificationSection): string {
  return items.find(({ key }) => key === section)?.label ?? section;
}

const arrival = z.object({ section: z.string() });

/** The section shown at an address: named by it, else by the link that led here, else the route's own first one. */
export function sectionAt({ pathname, search, state }: Pick<Location, "pathname" | "search" | "state">): SpecificationSection {
  const wished = [new URLSearchParams(search).get("section"), arrival.safeParse(state).data?.section];
  const named = wished.map((key) => items.find((item) => item.key === key)?.key).find((key) => key !== undefined);
  return named ?? (pathname.endsWith("/specification/pages") ? "pages" : firstSection);
}

export function useSectionChoice() {
  const location = useLocation();
  const navigate = useNavigate();
  const choose = useCallback((section: SpecificationSection) => void navigate(sectionSearch(section)), [navigate]);
  return { section: sectionAt(location), choose };
}

/** Leads to another section at the same address. */
export function sectionSearch(section: SpecificationSection) {
  return { search: `?section=${section}` };
}
