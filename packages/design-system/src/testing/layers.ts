/** What is open above the page. Escape asks the topmost to close, as a browser does. */
export interface Layer {
  element: HTMLElement;
  /** Called when the user asks it to close. */
  dismiss: () => void;
}

/** The attribute that stands for `:modal` and `:popover-open`. */
export const OPEN_AS = 'data-open-as';

let layers: readonly Layer[] = [];

export function addLayer(layer: Layer): void {
  layers = [...layers, layer];
}

export function removeLayer(element: HTMLElement): void {
  layers = layers.filter((layer) => layer.element !== element);
}

/** Those that are still on the page, the topmost last. */
export const openLayers = (): readonly Layer[] =>
  layers.filter(({ element }) => element.isConnected);

export const isOpenAs = (element: Element, kind: 'modal' | 'popover'): boolean =>
  element.getAttribute(OPEN_AS) === kind;

/** Moves the focus into an element, and returns how to give it back to where it was. */
export function takeFocus(element: HTMLElement, target: HTMLElement | null): () => void {
  const before = document.activeElement;
  target?.focus();
  return () => {
    const hasFocus = element.contains(document.activeElement);
    if (hasFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/** Listens for Escape; called once. */
export function listenForEscape(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    openLayers().at(-1)?.dismiss();
  });
}
