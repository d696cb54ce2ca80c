import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { Tabs } from "@chakra-ui/react/tabs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./product-demo.module.css";

/** Tabs in one frame on a dark ground, above a panel whose height is the same for all of them. */
const panelTabsRecipe = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    list: { display: "flex", border: "2px solid {colors.paper}", marginBottom: "10px" },
    trigger: {
      flex: "1 1 auto",
      minHeight: "44px",
      paddingInline: "6px",
      paddingTop: "calc(2*var(--button-drop,0em))",
      fontWeight: "600",
      lineHeight: "1.15",
      textAlign: "center",
      "&[data-selected]": { background: "accent", color: "ink" },
      "& + &": { borderInlineStart: "2px solid {colors.paper}" },
    },
    content: { height: "var(--panel-height)" },
  },
});

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
