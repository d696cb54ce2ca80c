import type { ReactNode } from "react";
import { ProductDrawing } from "../../../components/art/product-drawing";
import type { Drawing } from "../../../draft/draft";
import { useSite } from "../../../hooks/use-site";
import { nameSize } from "../name-size";
import { startAt } from "./start-at";

interface CartonProps {
  /** What its head says: that it is a preview, or an example. */
  mark: string;
  /** What its side says. */
  side: string;
  drawing: Drawing | undefined;
  /** A photo in place of the drawing, or nothing. */
  photo: string | undefined;
  /** What stands on its label. */
  children: ReactNode;
}

/** The room on the side, in units of the drawing, for a name in letters of a size. */
const sideRoom = { length: 340, size: 54, line: 370 };

/** A photo takes the drawing's place and more: the label below it is smaller then, and covers nothing of it. */
const photoBox = { x: 14, y: 190, width: 386, height: 160 };
const smaller = "translate(14 468) scale(.58) translate(-14 -468)";

/** A plain carton in a box of 500 × 480; its name stands over it, in HTML, which breaks lines. */
export function Carton({ mark, side, drawing, photo, children }: CartonProps) {
  const { dir } = useSite().language;
  const size = Math.min(sideRoom.size, (nameSize(side).size * sideRoom.length) / sideRoom.line / 2);
  return (
    <svg viewBox="0 0 500 480">
      <title>{mark}</title>
      <clipPath id="pack-face">
        <path d="M2 40h410v438H2z" />
      </clipPath>
      <path className="top" d="M2 40 86 4h412l-86 36z" />
      <path className="seam" d="M23 31h410" />
      <path className="side" d="M412 40 498 4v438l-86 36z" />
      <g transform="matrix(1 -.419 0 1 412 40)">
        {/* In a line that runs down, fonts give the other apostrophe a letter's room. */}
        <text className="side-name" x="36" y="26" fontSize={size}>
          {side.replaceAll("’", "'")}
        </text>
      </g>
      <path className="face" d="M2 40h410v438H2z" />
      <g clipPath="url(#pack-face)" className="motif">
        {photo && <image href={photo} {...photoBox} />}
        {drawing && !photo && (
          <g transform="translate(95 194) scale(.68)">
            <ProductDrawing drawing={drawing} />
          </g>
        )}
      </g>
      <g className="head-line">
        <path d="M22 82h370" />
        <text {...startAt(22, dir)} y="70" fontSize="15">
          {mark}
        </text>
        <g transform={`translate(${dir === "rtl" ? 31 : 383} 64)`}>
          <circle r="5" />
          <path d="M-9 0H9M0-9V9" />
        </g>
      </g>
      <path className="edges" d="M2 40 86 4h412v438l-86 36H2zM2 40h410v438M412 40l86-36" />
      <g transform={photo ? smaller : undefined}>
        <path className="label" d="M14 276h386v192H14z" />
        {children}
      </g>
    </svg>
  );
}
