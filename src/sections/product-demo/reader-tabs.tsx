import { Tabs } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { panelTabsRecipe } from "../../theme/recipes/tabs";
import * as styles from "./reader-tabs.module.css";

const views = ["shopper", "checkout", "size"] as const;

/** Renders tabs for what reads the code, and for whether it fits on the label. */
export function ReaderTabs(contents: Record<(typeof views)[number], ReactNode>) {
  const { t } = useTranslation();
  return (
    <div className={styles.reader}>
      <h3 className={styles.title} id={titleId}>
        {t("product-demo:views.title")}
      </h3>
      <Tabs.Root recipe={panelTabsRecipe} defaultValue="shopper" lazyMount>
        <Tabs.List className="with-script" aria-labelledby={titleId}>
          {views.map((view) => (
            <Tabs.Trigger key={view} value={view}>
              {t(`product-demo:views.${view}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {views.map((view) => (
          <Tabs.Content key={view} value={view}>
            {contents[view]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}

const titleId = "product-demo-views";
