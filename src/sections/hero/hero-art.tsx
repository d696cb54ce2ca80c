import clsx from "clsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Pencil } from "../../components/art/icons";
import { WholePageLink } from "../../components/links";
import { fitText } from "../../components/pack/fitted-text";
import { Pack } from "../../components/pack/pack";
import { printedSample, type Sample } from "../../components/sample";
import { useSite } from "../../components/site-context";
import { spaceAfter } from "../../content/format";
import { changeName, useDraft, useDraftName, useDraftProduct } from "../../draft/draft";
import { useEarlyText } from "../../hooks/use-early-text";
import { colors } from "../../theme/tokens";
import * as styles from "./hero-art.module.css";
import { HeroPhone } from "./hero-phone";

/**
 * Renders the closed carton, and the phone that reads its code. The caption's link also covers the drawn
 * code, which visitors on a phone tap instead of scanning.
 */
export function HeroArt({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const caption = t(sample.opensHere ? "landing:hero.captionHere" : "landing:hero.caption");
  return (
    <figure className={clsx("screen-only", styles.art)} dir="ltr">
      <div className={styles.scene}>
        <HeroPack sample={sample} />
        <ScanFrame />
        <HeroPhone sample={sample} />
      </div>
      <figcaption className={styles.caption} dir={language.dir}>
        {caption}
        {spaceAfter(caption)}
        <WholePageLink to={sample.paths.product} className={styles.sampleLink}>
          {t("landing:hero.openSample")}
        </WholePageLink>
      </figcaption>
    </figure>
  );
}

/** Renders the pack with the visitor's product name; its code is always the sample product's. */
function HeroPack({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const product = useDraftProduct();
  // The code holds no batch, so the pack does not show the sample's.
  const { gtin, uri, qrCode, barcode } = sample;
  return (
    <Pack
      layout="tall"
      className={styles.carton}
      product={product}
      sample={printedSample(sample, language)}
      label={{ gtin, uri, qrCode, barcode }}
      alt={
        product
          ? t("landing:hero.draftCartonAlt", { name: product.name })
          : t("landing:hero.cartonAlt")
      }
    >
      <HeroNameField />
    </Pack>
  );
}

/** The space for the name, in units of the pack's drawing. */
const nameBox = { width: 280, height: 84, largest: 84, lines: 1 } as const;

/**
 * Renders the field for the product's name over the name on the pack. It is visible only while it has the
 * focus; otherwise the pack shows the printed name.
 */
function HeroNameField() {
  const { t } = useTranslation();
  const { language } = useSite();
  const name = useDraft((draft) => draft.name);
  const shownName = useDraftName();
  const field = useEarlyText(changeName);
  const id = useId();
  const label = t("landing:hero.nameLabel");
  const { size } = fitText(shownName || label, nameBox);
  return (
    <div className={clsx("with-script", styles.field)}>
      <label className={styles.nameLabel} htmlFor={id} dir={language.dir}>
        <Pencil />
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.input}
        style={{ "--size": size }}
        dir={name ? "auto" : language.dir}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={label}
        aria-describedby={`${id}hint`}
        value={name}
        onChange={({ target }) => changeName(target)}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === "Enter" && !nativeEvent.isComposing) currentTarget.blur();
        }}
      />
      <span id={`${id}hint`} hidden>
        {t("landing:hero.nameHint")}
      </span>
      <p className="visually-hidden" role="status">
        {shownName && t("landing:hero.named")}
      </p>
    </div>
  );
}

/** The beam's twelve lines, from the point where it meets the phone to the edge of the code. */
const beam = Array.from({ length: 12 }, (_, index) => `M337 396 264 ${320 + 14 * index}`).join("");

/** Draws four corners around the code, the beam to the phone, and a line that scans the code once. */
function ScanFrame() {
  return (
    <svg
      className={styles.frame}
      viewBox="0 0 542 514"
      fill="none"
      stroke={colors.ink}
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M104 338v-20h20M240 318h20v20M260 454v20h-20M124 474h-20v-20" />
      <path className={styles.beam} strokeWidth="1.7" pathLength={12} d={beam} />
      <path className={styles.scanLine} stroke={colors.accent} strokeWidth="4" d="M108 322h148" />
    </svg>
  );
}
