/** Time in ms in which a browser has read a file that is in memory. */
const keptMs = 60_000;

/** Offers a content as a download of this media type; text is in UTF-8. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
