import { Tabs } from "@chakra-ui/react/tabs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { panelTabsRecipe } from "../../theme/recipes/tabs";
import * as styles from "./product-demo.module.css";

const views = ["shopper", "checkout", "size"] as const;

const viewsTitleId = "product-demo-views";

/** Renders the tabs with the views of the product: the page, the checkout and the size of the codes. */
export function ViewTabs(contents: Record<(typeof views)[number], ReactNode>) {
  const { t } = useTranslation();
  return (
    <div className={styles.views}>
      <h3 className={styles.viewsTitle} id={viewsTitleId}>
        {t("product-demo:views.title")}
      </h3>
      <Tabs.Root recipe={panelTabsRecipe} defaultValue="shopper" lazyMount>
        <Tabs.List className="with-script" aria-labelledby={viewsTitleId}>
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
