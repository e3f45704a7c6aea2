import { useTheme } from "#web/lib/theme.ts";
import { cn } from "#web/ui/cn.ts";

export const pictureNames = ["workspace", "document", "trace", "share"] as const;
export type PictureName = (typeof pictureNames)[number];
type PictureProps = { shows: PictureName; alt: string; className?: string };

/** The product as it is, in the theme of whoever looks; `scripts/site-pictures.ts` takes it from the demo. */
export function ProductPicture({ shows, alt, className }: PictureProps) {
  const theme = useTheme();
  return (
    <figure className={cn("overflow-hidden rounded-xl border shadow-float", className)}>
      <img
        src={`/pictures/${shows}-${theme}.webp`}
        alt={alt}
        width={1200}
        height={750}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </figure>
  );
}
