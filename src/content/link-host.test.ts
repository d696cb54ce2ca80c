import { linkHost, opensHere } from "./link-host";

const gs1 = "https://id.gs1.org";

test.each([
  [
    "a host of its own",
    "https://id.firm.com",
    "https://www.firm.com",
    "https://id.firm.com",
    false,
  ],
  [
    "this site by name",
    "https://www.firm.com/",
    "https://www.firm.com",
    "https://www.firm.com/",
    true,
  ],
  ["none, a real site", "", "https://www.firm.com/us", "https://www.firm.com/us", true],
  ["none, an example's address", "", "https://www.example.com", gs1, false],
  ["none, a test's address", "", "https://firm.test", gs1, false],
  ["none, this machine", "", "http://localhost:9000", gs1, false],
])("%s", (_, digitalLinkHost, siteUrl, host, isHere) => {
  expect(linkHost({ digitalLinkHost, siteUrl })).toBe(host);
  expect(opensHere({ digitalLinkHost, siteUrl })).toBe(isHere);
});
