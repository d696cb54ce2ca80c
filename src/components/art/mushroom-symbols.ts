/** Ids for `<use>` and sizes of the mushroom symbols. */
export const mushrooms = {
  dome: { id: "mushroom-dome", width: 220, height: 236 },
  button: { id: "mushroom-button", width: 112, height: 168 },
} as const;
