import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page";
import { type ErrorPageTexts, readErrorTexts } from "./error-texts";

interface State {
  failed: boolean;
  texts: ErrorPageTexts;
}

/** Shows the error page in place of a page that throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, texts: readErrorTexts() };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage texts={this.state.texts} /> : this.props.children;
  }
}
