import { Component, type MouseEvent, type ReactNode, useEffect } from "react";
import { languages } from "../../i18n/languages";
import { languageOfPath, localePath } from "../../i18n/paths";
import { styled } from "../../theme/styled";
import { ButtonLink } from "../button/button-link";
import { type ErrorPageTexts, readErrorTexts } from "./error-texts";
import { notFoundRecipe } from "./message-recipe";

const Root = styled("main", notFoundRecipe);

/** The home page in the language of the present address, by a full load. */
function homeHref(): string {
  const codes = languages.map(({ code }) => code);
  const path = window.location.pathname.slice(__PATH_PREFIX__.length);
  return __PATH_PREFIX__ + localePath(languageOfPath(path, codes), "/");
}

/** Loads the page again; to an address with a hash the link alone would only scroll. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  window.location.reload();
}

/** What stands when a page has thrown: it uses no data, no translations and no router. */
function ErrorPage({ texts }: { texts: ErrorPageTexts }) {
  useEffect(() => {
    // The first title counts, whenever Gatsby puts in the page's own, and this one goes with the error page.
    const title = document.createElement("title");
    title.textContent = texts.title;
    document.head.prepend(title);
    return () => title.remove();
  }, [texts]);
  return (
    <Root className="wrap">
      <div>
        <h1 className="title">{texts.title}</h1>
        <p className="lead">{texts.text}</p>
        <p className="actions">
          <ButtonLink size="lg" href={homeHref()}>
            {texts.home}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={window.location.href} onClick={reload}>
            {texts.reload}
          </ButtonLink>
        </p>
      </div>
    </Root>
  );
}

interface ErrorBoundaryProps {
  /** The present address; the error page goes when it changes, as by the browser's Back. */
  address: string;
  children: ReactNode;
}

/** Shows the error page in place of a page that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  private readonly texts = readErrorTexts();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failed }: { failed: boolean }) {
    // A page that throws as soon as it appears comes with a new address itself: it had not failed before.
    if (failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPage texts={this.texts} /> : this.props.children;
  }
}
