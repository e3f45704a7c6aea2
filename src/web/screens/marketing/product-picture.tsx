import { cn } from "#web/ui/cn.ts";

export const pictureNames = ["workspace", "document", "trace", "share"] as const;
export type PictureName = (typeof pictureNames)[number];
type PictureProps = { shows: PictureName; alt: string; className?: string };

const themes = [
  { theme: "light", className: "block dark:hidden" },
  { theme: "dark", className: "hidden dark:block" },
];

/** The product as it is; `scripts/site-pictures.ts` takes it from the demo. */
export function ProductPicture({ shows, alt, className }: PictureProps) {
  return (
    <figure className={cn("overflow-hidden rounded-xl border shadow-float", className)}>
      <ThemedPicture name={shows} alt={alt} />
    </figure>
  );
}

/**
 * A picture in the theme of whoever looks. Both stand there, so that a page drawn at build is right for everybody: what is hidden and
 * lazy is not loaded.
 */
export function ThemedPicture({ name, alt }: { name: string; alt: string }) {
  return themes.map(({ theme, className }) => (
    <img
      key={theme}
      src={`/pictures/${name}-${theme}.webp`}
      alt={alt}
      width={1200}
      height={750}
      loading="lazy"
      decoding="async"
      className={cn("h-auto w-full", className)}
    />
  ));
}
