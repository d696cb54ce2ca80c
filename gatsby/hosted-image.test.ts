/** @jest-environment node */
import { hostedImageUrl } from "./hosted-image";

test.each([
  [
    "https://images.example.com",
    "carton.png",
    340,
    "avif",
    "https://images.example.com/carton-340.avif",
  ],
  [
    "https://images.example.com",
    "carton.png",
    170,
    "webp",
    "https://images.example.com/carton-170.webp",
  ],
  [
    "https://images.example.com",
    "carton.png",
    170,
    "auto",
    "https://images.example.com/carton-170.png",
  ],
  [
    "https://images.example.com/",
    "mushroom-band.png",
    1,
    "auto",
    "https://images.example.com/mushroom-band-1.png",
  ],
  ["https://cdn.example.com/site", "a.png", 2, "avif", "https://cdn.example.com/site/a-2.avif"],
  ["http://localhost:9100", "carton", 170, "webp", "http://localhost:9100/carton-170.webp"],
])("%s: %s at %d as %s is %s", (baseUrl, name, width, format, url) => {
  expect(hostedImageUrl({ baseUrl, width, format, options: { name } })).toBe(url);
});
