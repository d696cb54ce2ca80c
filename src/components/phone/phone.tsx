import type { ReactNode } from "react";
import { styled } from "../../theme/styled";
import { phoneRecipe } from "./phone-recipe";

const Root = styled("div", phoneRecipe);

interface PhoneProps {
  /** The address in its bar; shown without the scheme. */
  uri: string;
  /** What the address has more at this moment: it is typed behind it, once. */
  tail?: string;
  dir: string;
  /** Part of a picture that is described as a whole. */
  decorative?: boolean;
  children: ReactNode;
}

/** A drawn phone with an address bar; its content is the page that the code opens. */
export function Phone({ uri, tail, dir, decorative, children }: PhoneProps) {
  return (
    <Root className="phone" dir={dir} aria-hidden={decorative}>
      <div className="screen">
        <p className="url" dir="ltr">
          <span>{uri.replace(/^https?:\/\//, "")}</span>
          {tail && <b>{tail}</b>}
        </p>
        {children}
      </div>
    </Root>
  );
}
