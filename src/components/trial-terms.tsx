import { useSite } from "../hooks/use-site";

/**
 * Which plans the free trial covers and what follows it, as `offer.trial` in data/site.json says; nothing
 * while that is empty.
 */
export function TrialTerms({ className }: { className?: string }) {
  const { trialTerms } = useSite().shell.siteJson;
  return trialTerms ? <p className={className}>{trialTerms}</p> : null;
}
