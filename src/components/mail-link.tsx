interface MailLinkProps {
  address: string;
  className?: string | undefined;
}

/** Renders a mailto link whose address reads from left to right in every language. */
export function MailLink({ address, className }: MailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
