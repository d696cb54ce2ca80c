import { useTranslation } from "react-i18next";
import { faceNotes } from "./face-notes";

interface FaceProps {
  feature: Queries.FeaturesFragment["featuresJson"]["features"][number];
  /** Whether the carton has had a face of this name already: it has two sides. */
  isSecond: boolean;
}

/** One face of the carton: its name, a drawing, the feature and one sentence about it. */
export function Face({ feature: { id, face, drawing }, isSecond }: FaceProps) {
  const { t } = useTranslation();
  const Note = faceNotes[id];
  const headingId = `feature-${id}`;
  return (
    <article className={`face ${face}${isSecond ? "-2" : ""}`} aria-labelledby={headingId}>
      <small aria-hidden="true">{t(`landing:features.${face}`)}</small>
      <img
        src={drawing.publicURL ?? ""}
        alt=""
        width={320}
        height={220}
        loading="lazy"
        decoding="async"
      />
      <h3 id={headingId}>{t(`landing:features.${id}`)}</h3>
      <p>{t(`landing:features.${id}Text`)}</p>
      {Note && <Note />}
    </article>
  );
}
