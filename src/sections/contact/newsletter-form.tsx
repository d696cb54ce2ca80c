import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/icons";
import { buttonClass } from "../../components/button/button";
import { ChakraPart } from "../../components/chakra-part";
import { MailLink } from "../../components/links";
import { SingleField } from "../../components/single-field";
import * as styles from "./contact.module.css";

/** Outcome of a submission; "offline" if the device has no network. */
type Outcome = "done" | "failed" | "offline";

export interface NewsletterProps {
  /** Where the form posts to, and the name of its field; null if data/site.json has no newsletter service. */
  service: Queries.ContactFragment["siteJson"]["newsletterForm"];
  /** The address that is offered if the service fails. */
  supportEmail: string;
}

/**
 * Posts an email address to the newsletter service as the native form would, but without cookies or referrer.
 */
async function postAddress(
  { endpoint, field }: NonNullable<NewsletterProps["service"]>,
  email: string,
): Promise<Outcome> {
  try {
    const { ok } = await fetch(endpoint, {
      method: "POST",
      body: new URLSearchParams({ [field]: email }),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(10_000),
    });
    return ok ? "done" : "failed";
  } catch {
    return navigator.onLine ? "failed" : "offline";
  }
}

/**
 * Renders the form with native validation. Without scripts, and before hydration, it posts to the service
 * natively. If data/site.json has no service, `method="dialog"` validates without navigating, and the form
 * simulates success and sends nothing. The field is uncontrolled, because the address may have been typed
 * before hydration or restored by the browser on a reload.
 */
export function NewsletterForm({ service, supportEmail }: NewsletterProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<"idle" | "sending" | Outcome>("idle");
  const group = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = state === "done";
  const isSending = state === "sending";

  useEffect(() => {
    if (!isDone) return undefined;
    group.current?.focus();
    const timer = setTimeout(() => {
      const hasFocus = document.activeElement === group.current;
      input.current?.form?.reset();
      // The form can take the focus only after it is rendered again.
      flushSync(() => setState("idle"));
      if (hasFocus) input.current?.focus({ preventScroll: true });
    }, 3000);
    return () => clearTimeout(timer);
  }, [isDone]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isDone) return;
    if (!service) return setState("done");
    setState("sending");
    setState(await postAddress(service, input.current?.value ?? ""));
  };

  const target = service ? { method: "post", action: service.endpoint } : { method: "dialog" };
  return (
    <ChakraPart>
      <fieldset className={styles.formAndAnswer} tabIndex={-1} ref={group}>
        <legend className="visually-hidden">{t("landing:contact.newsletter")}</legend>
        <form
          {...target}
          onSubmit={submit}
          className={styles.form}
          style={{ visibility: isDone ? "hidden" : undefined }}
        >
          <div className={styles.fields}>
            <SingleField className={styles.emailField} required>
              <Field.Label className={styles.emailLabel}>
                {t("landing:contact.emailLabel")}
              </Field.Label>
              <Input
                ref={input}
                className={styles.emailInput}
                type="email"
                name={service?.field ?? "email"}
                autoComplete="email"
                dir="ltr"
                placeholder={t("landing:contact.emailPlaceholder")}
                readOnly={isSending}
              />
            </SingleField>
            <button
              type="submit"
              className={buttonClass({ variant: "surface", className: styles.submit })}
              aria-disabled={isSending || undefined}
            >
              {t(isSending ? "landing:contact.sending" : "landing:contact.subscribe")}
            </button>
          </div>
          {service && (
            <p className={styles.failure} role="alert">
              {(state === "failed" || state === "offline") && (
                <>
                  {t(`landing:contact.${state}`)} <MailLink address={supportEmail} />
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
