import clsx from "clsx";
import { mushrooms } from "../art/mushroom-symbols";
import * as styles from "./phone.module.css";

const { dome, button } = mushrooms;

/** The picture on top of the product's page: the pack's mushrooms, whose symbols stand in the carton. */
export function PhoneBand({ className }: { className?: string }) {
  return (
    <svg
      className={clsx("band", styles.band, className)}
      viewBox="0 0 268 124"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <use href={`#${dome.id}`} x="62" y="14" width="250" height="268" />
      <use href={`#${button.id}`} x="-26" y="66" width="120" height="180" />
    </svg>
  );
}
