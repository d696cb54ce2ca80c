import { useSite } from "../app/site-context";

/**
 * Renders which plans the free trial covers and what follows it (`offer.trial` in data/site.json). Renders
 * nothing if that is empty.
 */
export function TrialTerms({ className }: { className?: string }) {
  const { trialTerms } = useSite().shell.siteJson;
  return trialTerms ? <p className={className}>{trialTerms}</p> : null;
}
