/** Downloads a text or a picture as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers only start reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
