import { useLocation, useNavigate, useSearchParams } from "react-router";
import * as z from "zod";
import { firstSection, type SpecificationSection, specificationMenu } from "#domain/specifications.ts";
import { paths } from "#web/lib/paths.ts";

const items = specificationMenu.flatMap((group): readonly { key: SpecificationSection; label: string }[] => group.items);

export function sectionLabel(section: SpecificationSection): string {
  return items.find(({ key }) => key === section)?.label ?? section;
}

const arrival = z.object({ section: z.string() });

/** The section shown: named by the address, else by the link that led here, else the route's own first one. */
export function useSectionChoice(project_id: string) {
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wished = [search.get("section"), arrival.safeParse(state).data?.section];
  const named = wished.map((key) => items.find((item) => item.key === key)?.key).find((key) => key !== undefined);
  const own = pathname === paths.specificationPages(project_id) ? "pages" : firstSection;
  const choose = (section: SpecificationSection) => void navigate(sectionSearch(section), { replace: true });
  return { section: named ?? own, choose };
}

/** Leads to another section at the same address. */
export function sectionSearch(section: SpecificationSection) {
  return { search: `?section=${section}` };
}
