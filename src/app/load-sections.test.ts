import { belowHero } from "../sections/later-sections";
import { loadSectionsWithPage } from "./load-sections";

jest.mock("../sections/later-sections", () => ({ belowHero: { load: jest.fn() } }));

const name = "component---src-templates-landing-page-tsx";
const page = { default: "page" };
const load = jest.mocked(belowHero.load);

function importOf(chunk: string): Promise<unknown> | undefined {
  window.asyncRequires = { components: { [name]: async () => page, other: async () => page } };
  loadSectionsWithPage();
  return window.asyncRequires.components[chunk]?.();
}

beforeEach(() => {
  load.mockReset();
  delete document.documentElement.dataset.interactive;
});

test("the visit's first page has its sections in its HTML: their code is not waited for", async () => {
  await expect(importOf(name)).resolves.toBe(page);
  expect(load).not.toHaveBeenCalled();
});

test("later the landing page comes with its sections, or fails with them", async () => {
  document.documentElement.dataset.interactive = "";
  await expect(importOf(name)).resolves.toBe(page);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRejectedValueOnce(new Error("503"));
  await expect(importOf(name)).rejects.toThrow("503");
});

test("other pages do not, and a development server without such a list is left alone", async () => {
  document.documentElement.dataset.interactive = "";
  await expect(importOf("other")).resolves.toBe(page);
  delete window.asyncRequires;
  expect(loadSectionsWithPage).not.toThrow();
  expect(load).not.toHaveBeenCalled();
});
