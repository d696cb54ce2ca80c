import { ClientOnly } from "@chakra-ui/react";
import { Global } from "@emotion/react";

/** How the pack comes close to what is typed, on a phone; not nearer than it has room. */
const rules = {
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

/** The rules of what only typing shows: they come with the scripts. */
export function NearView() {
  return (
    <ClientOnly>
      <Global styles={rules} />
    </ClientOnly>
  );
}
