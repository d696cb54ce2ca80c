import { Button, Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useNewsletter } from "../hooks/use-newsletter";
import { newsletterRecipe } from "../theme/recipes/newsletter";
import { styled } from "../theme/styled";
import { Tick } from "./art/signs";

const Root = styled("div", newsletterRecipe);

/**
 * The newsletter form. The browser validates; nothing is sent to anyone. `method="dialog"` keeps it
 * so before the script runs as well: such a form validates and goes nowhere.
 */
export function NewsletterForm() {
  const { t } = useTranslation();
  const { email, setEmail, isDone, submit, group, input } = useNewsletter();
  return (
    <Root role="group" aria-label={t("landing:contact.newsletter")} tabIndex={-1} ref={group}>
      <form method="dialog" onSubmit={submit} data-hidden={isDone ? "" : undefined}>
        <div>
          <Field.Root required role="presentation">
            <Field.Label>{t("landing:contact.emailLabel")}</Field.Label>
            <Input
              ref={input}
              type="email"
              name="email"
              autoComplete="email"
              dir="ltr"
              placeholder={t("landing:contact.emailPlaceholder")}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field.Root>
          <Button type="submit" variant="surface">
            {t("landing:contact.subscribe")}
          </Button>
        </div>
      </form>
      <div className="answer" role="status">
        {isDone && (
          <>
            <Tick />
            <p>{t("landing:contact.success")}</p>
          </>
        )}
      </div>
    </Root>
  );
}
