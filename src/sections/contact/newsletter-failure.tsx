import { useSite } from "../../hooks/use-site";

/** Why the address was not sent, and where to write instead; empty while nothing failed. */
export function NewsletterFailure({ text }: { text: string | undefined }) {
  const { shell } = useSite();
  const email = shell.siteJson?.supportEmail;
  return (
    <p className="failure" role="alert">
      {text && (
        <>
          {text}{" "}
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
