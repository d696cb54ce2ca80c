interface JsonScriptProps {
  id?: string;
  type?: string;
  /** Undefined keeps the content that the prerendered page has in the element. */
  data: unknown;
}

/** Renders data as JSON in a script element. `<` is escaped, so that no text can close the element. */
export function JsonScript({ id, type = "application/json", data }: JsonScriptProps) {
  const json = data === undefined ? "" : JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <script
      id={id}
      type={type}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
