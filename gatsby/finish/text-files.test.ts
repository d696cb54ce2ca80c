/** @jest-environment node */
import { robotsTxt } from "./robots";
import { securityTxt } from "./security-txt";
import { webManifest } from "./web-manifest";

test("robots.txt lets all in and names the sitemap by its whole address", () => {
  expect(robotsTxt("https://www.example.com")).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});

test("security.txt has what RFC 9116 asks for", () => {
  const site = {
    siteUrl: "https://www.example.com",
    supportEmail: "support@example.com",
    securityTxtExpires: "2027-10-31",
  };
  const lines = securityTxt(site, [{ htmlLang: "en" }, { htmlLang: "pt-BR" }]).split("\n");
  expect(lines).toEqual([
    "Contact: mailto:support@example.com",
    "Expires: 2027-10-31T00:00:00Z",
    "Preferred-Languages: en, pt-BR",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "",
  ]);
});

test("the web manifest's addresses carry the path prefix, and one icon may be cut to a shape", () => {
  const facts = { brand: "Brand", description: "D", pathPrefix: "/site" };
  const manifest = JSON.parse(webManifest(facts));
  expect(manifest).toMatchObject({ name: "Brand", description: "D", start_url: "/site/" });
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    "/site/icons/icon-192.png",
    "/site/icons/icon-512.png",
    "/site/icons/maskable-512.png",
  ]);
  expect(manifest.icons[2].purpose).toBe("maskable");
});
