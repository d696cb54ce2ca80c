import { MailLink } from "../../components/mail-link";
import { useSite } from "../../hooks/use-site";

/** Why the address was not sent, and where to write instead; empty while nothing failed. */
export function NewsletterFailure({ text }: { text: string | undefined }) {
  const { shell } = useSite();
  return (
    <p className="failure" role="alert">
      {text && (
        <>
          {text} <MailLink address={shell.siteJson?.supportEmail} />
        </>
      )}
    </p>
  );
}
