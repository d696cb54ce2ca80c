import { leafEyePath } from "../../../components/art/leaf-eye";

/** Where the codes will stand: not printed yet. */
export function GhostCodes() {
  return (
    <g className="ghost">
      {["34 396", "94 396", "34 456"].map((place) => (
        <path key={place} fillRule="evenodd" transform={`translate(${place})`} d={leafEyePath} />
      ))}
      <path className="dashes" d="M26 388h104v104H26zM148 388h160v104H148zM26 522h282M26 552h282" />
    </g>
  );
}
