import { Accordion } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { rowsRecipe } from "./rows-recipe";

const buttonOf = (id: string) => `product-demo-${id}`;

/** Goes to a row's button, from where the next stop is its first field, and opens the row. */
export function openRow(id: string): void {
  const button = document.getElementById(buttonOf(id));
  button?.focus();
  if (button?.getAttribute("aria-expanded") === "false") button.click();
}

interface RowsProps {
  /** Whether a row closes when another one opens. */
  oneOpen?: boolean;
  children: ReactNode;
}

/** What is folded away: on a phone three rows of the block, everywhere what need not be entered. */
export function Rows({ oneOpen, children }: RowsProps) {
  return (
    <Accordion.Root
      recipe={rowsRecipe}
      ids={{ itemTrigger: buttonOf }}
      multiple={!oneOpen}
      collapsible
    >
      {children}
    </Accordion.Root>
  );
}

interface RowProps {
  id: string;
  title: string;
  /** What the closed row holds. */
  summary?: ReactNode;
  className?: string;
  /** What stands beside the heading of wide screens. */
  aside?: ReactNode;
  /** Whether it stands open on wide screens, under a heading for a button. Others are empty until they open. */
  opensWide?: boolean;
  children: ReactNode;
}

/** A row that opens. Its elements are plain, as those of the questions (src/sections/faq). */
export function Row({ id, title, summary, className, aside, opensWide, children }: RowProps) {
  return (
    <Accordion.Context>
      {({ value, getItemProps, getItemTriggerProps, getItemContentProps }) => (
        <div
          {...getItemProps({ value: id })}
          className={className}
          data-opens-wide={opensWide ? "" : undefined}
        >
          {opensWide && (
            <div className="wide">
              <h3>{title}</h3>
              {aside}
            </div>
          )}
          <h3>
            <button {...getItemTriggerProps({ value: id })}>
              <span>{title}</span>
              {summary && <small>{summary}</small>}
            </button>
          </h3>
          <div {...getItemContentProps({ value: id })}>
            {(opensWide || value.includes(id)) && children}
          </div>
        </div>
      )}
    </Accordion.Context>
  );
}
