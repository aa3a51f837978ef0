/** Puts a text into an input as if it had been typed, so that everybody who listens hears of it. */
export function enterValue(input: HTMLInputElement, text: string): void {
  // The page's own setter is the one thing that React does not take for its own writing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
