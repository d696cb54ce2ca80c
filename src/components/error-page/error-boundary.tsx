import clsx from "clsx";
import { Component, type ReactNode, useEffect } from "react";
import { languages } from "../../i18n/languages";
import { languageOfPath, localePath } from "../../i18n/paths";
import { ButtonLink } from "../button/button-link";
import { type ErrorPageTexts, readErrorTexts } from "./error-texts";
import * as styles from "./message-page.module.css";

/** The home page in the language of the present address, by a full load. */
function homeHref(): string {
  const codes = languages.map(({ code }) => code);
  const path = window.location.pathname.slice(__PATH_PREFIX__.length);
  return __PATH_PREFIX__ + localePath(languageOfPath(path, codes), "/");
}

/** What stands when a page has thrown: it uses no data, no translations and no router. */
function ErrorPage({ texts }: { texts: ErrorPageTexts }) {
  useEffect(() => {
    document.title = texts.title;
  }, [texts]);
  return (
    <main className={clsx("wrap", styles.page)}>
      <div>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.text}</p>
        <p className={styles.actions}>
          <ButtonLink size="lg" className={styles.action} href={homeHref()}>
            {texts.home}
          </ButtonLink>
          <ButtonLink
            size="lg"
            variant="outline"
            className={styles.action}
            href={window.location.href}
          >
            {texts.reload}
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}

/** Shows the error page in place of a page that throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  private readonly texts = readErrorTexts();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage texts={this.texts} /> : this.props.children;
  }
}
