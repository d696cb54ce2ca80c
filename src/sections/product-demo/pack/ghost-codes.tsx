import { defineRecipe } from "@chakra-ui/react";
import { leafEyePath } from "../../../components/art/leaf-eye";
import { styled } from "../../../theme/styled";

/** The build shows an example, which has codes: these rules come with the scripts. */
const Ghost = styled(
  "g",
  defineRecipe({
    className: "ghost",
    base: {
      fill: "rule",
      "& .dashes": {
        fill: "none",
        stroke: "spot",
        strokeWidth: "1.8",
        strokeDasharray: "6 4",
      },
    },
  }),
);

/** Where the codes will stand: not printed yet. */
export function GhostCodes() {
  return (
    <Ghost>
      {["34 294", "94 294", "34 354"].map((place) => (
        <path key={place} fillRule="evenodd" transform={`translate(${place})`} d={leafEyePath} />
      ))}
      <path className="dashes" d="M26 286h104v104H26zM166 286h222v104H166zM26 420h362M26 450h362" />
    </Ghost>
  );
}
