/** Has the browser save a file under a name; nothing is sent anywhere. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: the browser begins to read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
