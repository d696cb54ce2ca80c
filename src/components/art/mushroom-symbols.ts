/** What each of the pack's mushrooms is called for `<use>`, and the size in which it is drawn. */
export const mushrooms = {
  dome: { id: "mushroom-dome", width: 220, height: 236 },
  button: { id: "mushroom-button", width: 112, height: 168 },
} as const;
