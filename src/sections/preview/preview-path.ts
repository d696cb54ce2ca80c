/** Where visitors' previews are shown, without language prefix. */
export const previewPath = "/preview";
