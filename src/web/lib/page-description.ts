import { useEffect } from "react";

/** What search engines show of a page, while it is shown; index.html says what they show of the others. */
export function usePageDescription(text: string) {
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]') ?? addDescription();
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}

function addDescription() {
  const meta = Object.assign(document.createElement("meta"), { name: "description" });
  document.head.append(meta);
  return meta;
}
