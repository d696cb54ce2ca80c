interface JsonScriptProps {
  id?: string;
  type?: string;
  /** Undefined where the element is to keep what the prerendered page has in it. */
  data: unknown;
}

/** Data in a script element, which no text in it can end. */
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
