import { Button, Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/icons";
import { buttonClass } from "../../components/button/button";
import { ChakraPart } from "../../components/chakra-part";
import { MailLink } from "../../components/links";
import { useSite } from "../../hooks/use-site";
import * as styles from "./newsletter-form.module.css";
import { useNewsletter } from "./use-newsletter";

/**
 * Renders the newsletter form with native validation. Without scripts, and before hydration, it posts to the
 * service natively. If no service is configured, `method="dialog"` validates without navigating.
 */
export function NewsletterForm() {
  const { t } = useTranslation();
  const { service, state, submit, group, input } = useNewsletter();
  const { shell } = useSite();
  const isDone = state === "done";
  const isSending = state === "sending";
  const target = service ? { method: "post", action: service.endpoint } : { method: "dialog" };
  return (
    <ChakraPart>
      <fieldset
        className={styles.newsletter}
        aria-label={t("landing:contact.newsletter")}
        tabIndex={-1}
        ref={group}
      >
        <form
          {...target}
          onSubmit={submit}
          className={styles.form}
          style={{ visibility: isDone ? "hidden" : undefined }}
        >
          <div className={styles.fields}>
            <Field.Root flex="999 1 178px" required role="presentation">
              <Field.Label mb="6px" fontSize="15px">
                {t("landing:contact.emailLabel")}
              </Field.Label>
              <Input
                minH="48px"
                px="10px"
                fontSize="16px"
                ref={input}
                type="email"
                name={service?.field ?? "email"}
                autoComplete="email"
                dir="ltr"
                placeholder={t("landing:contact.emailPlaceholder")}
                readOnly={isSending}
              />
            </Field.Root>
            <Button
              type="submit"
              unstyled
              className={buttonClass({ variant: "surface", className: styles.submit })}
              aria-disabled={isSending || undefined}
            >
              {t(isSending ? "landing:contact.sending" : "landing:contact.subscribe")}
            </Button>
          </div>
          {service && (
            <p className={styles.failure} role="alert">
              {(state === "failed" || state === "offline") && (
                <>
                  {t(`landing:contact.${state}`)} <MailLink address={shell.siteJson.supportEmail} />
                </>
              )}
            </p>
          )}
        </form>
        <div className={styles.answer} role="status">
          {isDone && (
            <>
              <Tick className={styles.tick} />
              <p>{t("landing:contact.success")}</p>
            </>
          )}
        </div>
      </fieldset>
    </ChakraPart>
  );
}
