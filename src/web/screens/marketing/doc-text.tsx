import type { Image, RootContent } from "mdast";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DocSection } from "#domain/docs/doc.ts";
import { docAddress, docPicture } from "#domain/docs/doc-places.ts";
import { drawMarkdown } from "#web/ui/text/drawn-markdown.tsx";
import { ThemedPicture } from "./product-picture.tsx";

/** What stands below one heading of a page; `file` is where its links begin. */
export function DocText({ section: { nodes }, file }: { section: DocSection; file: string }) {
  if (nodes.length === 0) return null;
  const drawn = drawMarkdown(nodes.map(withoutParagraph), {
    deeper: 0,
    link: (url, children) => <DocLink address={docAddress(url, file)}>{children}</DocLink>,
    image: (image) => <Picture image={image} file={file} />,
  });
  return <div className={classes}>{drawn}</div>;
}

const classes =
  "grid grid-cols-1 gap-4 text-base leading-7 wrap-break-word [&_code]:text-sm [&_li]:wrap-anywhere [&_p]:wrap-anywhere [&_p]:whitespace-normal [&_table]:w-full [&_table]:min-w-lg [&_table]:text-sm [&_table]:leading-6 [&_td]:whitespace-normal";

/** A picture is no part of a line. */
function withoutParagraph(node: RootContent): RootContent {
  const [only, ...others] = node.type === "paragraph" ? node.children : [];
  return only?.type === "image" && others.length === 0 ? only : node;
}

function DocLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  if (address === undefined) return children;
  if (!address.startsWith("/")) {
    return (
      <a href={address} rel="noopener noreferrer" className={linkClasses}>
        {children}
      </a>
    );
  }
  return (
    <Link to={address} className={linkClasses}>
      {children}
    </Link>
  );
}

const linkClasses = "rounded-sm text-accent-ink underline decoration-accent-line underline-offset-3";

function Picture({ image: { url, alt }, file }: { image: Image; file: string }) {
  const name = docPicture(url, file);
  if (!name) return alt;
  return (
    <figure className="my-2 overflow-hidden rounded-xl border shadow-card">
      <ThemedPicture name={name} alt={alt ?? ""} />
    </figure>
  );
}
