import * as styles from "./actions.module.css";
import { ShareLinks, type ShareLinksProps } from "./share-links";
import { SignUpPrompt } from "./sign-up-prompt";

/** Renders what a visitor can do next: sign up, or share the preview. */
export function Actions(props: ShareLinksProps) {
  return (
    <div className={styles.actions}>
      <SignUpPrompt />
      <ShareLinks {...props} />
    </div>
  );
}
