import { leafEyePath } from "../../../components/art/leaf-eye";

/** Where the codes will stand: not printed yet. */
export function GhostCodes() {
  return (
    <g className="ghost">
      {["34 294", "94 294", "34 354"].map((place) => (
        <path key={place} fillRule="evenodd" transform={`translate(${place})`} d={leafEyePath} />
      ))}
      <path className="dashes" d="M26 286h104v104H26zM166 286h222v104H166zM26 420h362M26 450h362" />
    </g>
  );
}
