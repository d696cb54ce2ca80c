import { ClientOnly } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { colors } from "../../theme/colors";

/** On a phone the pack comes close to what is typed, not nearer than it has room. */
const near = {
  "@media not all and (min-width: 720px)": {
    "#try-it .pack[data-view=name] .carton": { transform: "scale(1.45) translateY(38px)" },
    "#try-it .pack[data-view=codes]": {
      "& .carton": { transform: "scale(1.4) translateY(-69px)" },
      // What the crop would cut through.
      "& :is(.pack-name,.side-name)": { opacity: 0 },
    },
  },
  "@media (max-width: 374.9px)": {
    "#try-it .pack[data-view=name] .carton": { transform: "scale(1.15) translateY(60px)" },
    "#try-it .pack[data-view=codes] .carton": { transform: "scale(1.1) translateY(-42px)" },
  },
};

const fault = { color: colors.spotText, fontWeight: 600 };

/** What is said of a name or a number. */
const judged = {
  "#try-it .name-field [data-part=helper-text]": {
    // Over the line below, so that nothing moves.
    position: "absolute" as const,
    top: "calc(100% + 1px)",
    insetInline: 0,
    zIndex: 1,
    background: colors.card,
    fontSize: 15,
    lineHeight: 1.2,
    "&[data-fault]": fault,
  },
  "#try-it .boxes[data-state=good] span:last-child": {
    background: colors.ink,
    color: colors.white,
  },
  "#try-it .boxes[data-state=fault]": { borderColor: colors.spot },
  "#try-it .message": { "&[data-state=fault]": fault, "& b": { color: colors.ink } },
};

/** The rules of what only typing shows: they come with the scripts. */
export function TypedStyles() {
  return (
    <ClientOnly>
      <Global styles={{ ...near, ...judged }} />
    </ClientOnly>
  );
}
