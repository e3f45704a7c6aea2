import { nouns } from "#domain/nouns/all.ts";
import { bandShare, type TraceBand, type TracePicture } from "#domain/pictures/trace-picture.ts";
import { BandLink } from "./band-between.tsx";

const THICKEST = 36;

/** The links of test cases to the stories they test, led around what stands between them. */
export function BandAround({ project_id, band, bands }: { project_id: string; band: TraceBand; bands: TracePicture["bands"] }) {
  if (band.links === 0) return null;
  const thickness = Math.max(2, Math.round(bandShare(band, bands) * THICKEST));
  return (
    <div className="@max-4xl:mt-4 @4xl:col-start-3 @4xl:col-end-10 @4xl:mx-[4.75rem]">
      <BandLink project_id={project_id} band={band} className="group relative flex items-end justify-center @4xl:h-20">
        <span
          aria-hidden
          className="absolute inset-0 rounded-b-3xl border-t-0 border-accent-soft group-hover:border-accent-line @max-4xl:hidden"
          style={{ borderWidth: thickness, borderTopWidth: 0 }}
        />
      </BandLink>
      <p aria-hidden className="mt-1 text-center text-xs text-faint">
        {nouns[band.from].many} and their {nouns[band.to].many}
      </p>
    </div>
  );
}
