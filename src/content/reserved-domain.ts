/** Domains that belong to nobody, in an address or a mail address (RFC 2606). */
export const reservedDomain =
  /(?:^|[@./])example\.(?:com|org|net)\b|\.(?:example|test|invalid|localhost)\b/;
