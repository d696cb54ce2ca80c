import clsx from "clsx";
import { type GatsbyBrowser, withPrefix } from "gatsby";
import { Component, type ReactNode, useEffect } from "react";
import { languages } from "../../i18n/languages";
import { codeOfPath, localePath } from "../../i18n/paths";
import { buttonClass } from "../button/button";
import { type ErrorPageTexts, readErrorTexts } from "./error-texts";
import * as styles from "./message-page.module.css";

/** Returns the URL of the home page in the language of the current URL. */
function homeHref(): string {
  const codes = languages.map(({ code }) => code);
  const path = window.location.pathname.slice(__PATH_PREFIX__.length);
  return withPrefix(localePath(codeOfPath(path, codes), "/"));
}

/**
 * Replaces a page that has thrown. It uses no data, translations or router, because they may be the cause.
 */
function ErrorPage({ texts }: { texts: ErrorPageTexts }) {
  useEffect(() => {
    // Browsers use the first title element. Gatsby may insert the page's title before or after this runs, and
    // this element is removed together with the error page.
    const title = document.createElement("title");
    title.textContent = texts.title;
    document.head.prepend(title);
    return () => title.remove();
  }, [texts]);
  return (
    <main className={clsx("wrap", styles.page)}>
      <div>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.text}</p>
        <p className={clsx("screen-only", styles.actions)}>
          <a className={buttonClass({ size: "lg", className: styles.action })} href={homeHref()}>
            {texts.home}
          </a>
          <button
            type="button"
            className={buttonClass({ size: "lg", variant: "outline", className: styles.action })}
            onClick={() => window.location.reload()}
          >
            {texts.reload}
          </button>
        </p>
      </div>
    </main>
  );
}

interface ErrorBoundaryProps {
  /** The current URL. A change, such as by the browser's Back button, removes the error page. */
  address: string;
  children: ReactNode;
}

/** Renders the error page in place of a page that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  private readonly texts = readErrorTexts();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failed }: { failed: boolean }) {
    // If a new page throws in its first render, the URL and `failed` change in the same update. Only a
    // failure from before the update is reset.
    if (failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPage texts={this.texts} /> : this.props.children;
  }
}

/** Puts the error boundary around the i18n plugin's wrapper, so that it catches errors there as well. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary address={props.location.href}>{element}</ErrorBoundary>
);
