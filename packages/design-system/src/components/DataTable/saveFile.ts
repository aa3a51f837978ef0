/** Hands a text to the browser's downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the time that the click returns, but not every one.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
