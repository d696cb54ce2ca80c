import type { ReactNode } from "react";
import { Face } from "./face";
import { faceNotes } from "./face-notes";
import { Flaps } from "./flaps";
import { useFold } from "./use-fold";

interface NetProps {
  features: NonNullable<Queries.FeaturesFragment["featuresJson"]>["features"];
  /** What stands in the gaps that the net leaves: above the faces, and below them. */
  above: ReactNode;
  below: ReactNode;
}

/** The carton laid flat: faces and flaps, which fold down once when the net comes up the screen. */
export function Net({ features, above, below }: NetProps) {
  const [net, fold] = useFold();
  return (
    <div className="die" ref={net} data-fold={fold}>
      {above}
      <Flaps />
      {features.map((feature, index) => {
        const Note = faceNotes[feature.id];
        return (
          <Face
            key={feature.id}
            feature={feature}
            isSecond={features.slice(0, index).some(({ face }) => face === feature.face)}
          >
            {Note && <Note />}
          </Face>
        );
      })}
      {below}
    </div>
  );
}
