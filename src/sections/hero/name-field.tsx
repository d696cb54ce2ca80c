import clsx from "clsx";
import { type CSSProperties, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Pencil } from "../../components/art/icons";
import { fitText } from "../../components/pack/fitted-text";
import { changeDraft, useDraft, useDraftName } from "../../draft/draft";
import { useSite } from "../../hooks/use-site";
import * as styles from "./name-field.module.css";

/** Available space for the name while it is typed, in units of the pack's drawing. */
const room = { width: 280, height: 84, largest: 84, smallest: 1, lines: 1 } as const;

/**
 * Renders the field for the product's name over the name on the pack. It is visible only while it has the
 * focus; otherwise the pack shows the printed name.
 */
export function NameField() {
  const { t } = useTranslation();
  const { language } = useSite();
  const { name } = useDraft();
  const shownName = useDraftName();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    // Takes over text that was typed before hydration.
    if (field.current?.value) changeDraft({ name: field.current.value });
  }, []);
  const caption = t("landing:hero.nameLabel");
  const { size } = fitText(shownName || caption, room);
  return (
    <div className={clsx("with-script", styles.field)}>
      <label className={clsx(styles.caption, name && styles.named)} htmlFor={id} dir={language.dir}>
        {caption}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.input}
        style={{ "--size": size } as CSSProperties}
        dir={name ? "auto" : language.dir}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={caption}
        aria-describedby={`${id}hint`}
        value={name}
        onChange={({ target }) => changeDraft({ name: target.value })}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === "Enter" && !nativeEvent.isComposing) currentTarget.blur();
        }}
      />
      <span className={styles.frame}>
        <Pencil className={styles.pencil} />
      </span>
      <span id={`${id}hint`} hidden>
        {t("landing:hero.nameHint")}
      </span>
      <p className="visually-hidden" role="status">
        {shownName && t("landing:hero.named")}
      </p>
    </div>
  );
}
