/** For nginx's `include`, inside a server block that adds no header elsewhere. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}

/** For Caddy's `import`, inside a site block. */
export function caddyHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
  return `header {\n${lines.join("")}}\n`;
}

/** A response headers policy of CloudFront, for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontPolicy(headers: Readonly<Record<string, string>>): string {
  const {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": _hsts,
    "X-Content-Type-Options": _type,
    "X-Frame-Options": _frame,
    "Referrer-Policy": referrer,
    ...custom
  } = headers;
  const config = {
    Name: "site-security-headers",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Preload: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: "DENY" },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
