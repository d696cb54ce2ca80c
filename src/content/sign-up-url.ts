/** The address at which an account is opened, in the control panel. */
export function signUpUrl(appUrl: string): string {
  return `${appUrl.replace(/\/$/, "")}/signup`;
}
