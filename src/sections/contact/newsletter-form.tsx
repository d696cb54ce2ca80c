import { Button, Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/signs";
import { MailLink } from "../../components/mail-link";
import { useSite } from "../../hooks/use-site";
import { styled } from "../../theme/styled";
import { newsletterRecipe } from "./newsletter-recipe";
import { useNewsletter } from "./use-newsletter";

const Root = styled("div", newsletterRecipe);

/**
 * The newsletter form. The browser validates. Before the script runs it posts to the service, as it
 * does in a browser without scripts; where there is none, `method="dialog"` validates and goes nowhere.
 */
export function NewsletterForm() {
  const { t } = useTranslation();
  const { service, state, submit, group, input } = useNewsletter();
  const { shell } = useSite();
  const isDone = state === "done";
  const isSending = state === "sending";
  const target = service ? { method: "post", action: service.endpoint } : { method: "dialog" };
  return (
    <Root role="group" aria-label={t("landing:contact.newsletter")} tabIndex={-1} ref={group}>
      <form {...target} onSubmit={submit} data-hidden={isDone ? "" : undefined}>
        <div>
          <Field.Root required role="presentation">
            <Field.Label>{t("landing:contact.emailLabel")}</Field.Label>
            <Input
              ref={input}
              type="email"
              name={service?.field ?? "email"}
              autoComplete="email"
              dir="ltr"
              placeholder={t("landing:contact.emailPlaceholder")}
              readOnly={isSending}
            />
          </Field.Root>
          <Button type="submit" variant="surface" aria-disabled={isSending || undefined}>
            {t(isSending ? "landing:contact.sending" : "landing:contact.subscribe")}
          </Button>
        </div>
        {service && (
          <p className="failure" role="alert">
            {(state === "failed" || state === "offline") && (
              <>
                {t(`landing:contact.${state}`)} <MailLink address={shell.siteJson.supportEmail} />
              </>
            )}
          </p>
        )}
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
