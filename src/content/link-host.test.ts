/** @jest-environment node */
import { linkHost, opensHere } from "./link-host";

const gs1 = "https://id.gs1.org";

test.each([
  ["a separate host", "https://id.firm.com", "https://www.firm.com", "https://id.firm.com", false],
  ["this site", "https://www.firm.com/", "https://www.firm.com", "https://www.firm.com/", true],
  ["no host, real site", "", "https://www.firm.com/us", "https://www.firm.com/us", true],
  ["no host, example domain", "", "https://www.example.com", gs1, false],
  ["no host, local site", "", "http://localhost:9000", gs1, false],
])("the host of the codes: %s", (_, digitalLinkHost, siteUrl, host, isHere) => {
  expect(linkHost({ digitalLinkHost, siteUrl })).toBe(host);
  expect(opensHere({ digitalLinkHost, siteUrl })).toBe(isHere);
});
