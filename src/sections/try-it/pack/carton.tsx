import type { ReactNode } from "react";
import type { Drawing } from "../../../components/own-page/fragment";
import { Motif } from "../../../components/own-page/motif";
import { nameSize } from "../name-size";

interface CartonProps {
  /** What its head says: that it is a preview, or an example. */
  mark: string;
  /** What its side says. */
  side: string;
  drawing: Drawing;
  /** What stands on its label. */
  children: ReactNode;
}

/** The room on the side, in units of the drawing, for a name in letters of a size. */
const sideRoom = { length: 400, size: 50, line: 286 };

/** A plain carton in a box of 408 × 590; its name stands over it, in HTML, which breaks lines. */
export function Carton({ mark, side, drawing, children }: CartonProps) {
  const size = Math.min(sideRoom.size, (nameSize(side).size * sideRoom.length) / sideRoom.line / 2);
  return (
    <svg viewBox="0 0 408 590">
      <title>{mark}</title>
      <clipPath id="pack-face">
        <path d="M2 42h330v540H2z" />
      </clipPath>
      <path className="top" d="M2 42 74 6h330l-72 36z" />
      <path className="seam" d="M20 33h330" />
      <path className="side" d="M332 42 404 6v540l-72 36z" />
      <g transform="matrix(1 -.5 0 1 332 42)">
        <text className="side-name" transform="rotate(90 20 26)" x="20" y="26" fontSize={size}>
          {side}
        </text>
      </g>
      <path className="face" d="M2 42h330v540H2z" />
      <g clipPath="url(#pack-face)" className="motif">
        <g transform="translate(2 264)">
          <Motif drawing={drawing} />
        </g>
      </g>
      <g className="head-line">
        <path d="M22 86h290" />
        <text x="22" y="74" fontSize="15">
          {mark}
        </text>
        <g transform="translate(303 68)">
          <circle r="5" />
          <path d="M-9 0H9M0-9V9" />
        </g>
      </g>
      <path className="edges" d="M2 42 74 6h330v540l-72 36H2zM2 42h330v540M332 42l72-36" />
      <path className="label" d="M14 378h306v192H14z" />
      {children}
    </svg>
  );
}
