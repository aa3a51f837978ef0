// @chunk fields
/** What is asked of a key event, of the page's own or of React's. */
interface PressedKey {
  isComposing: boolean;
  keyCode: number;
}

interface ComposedKey {
  key: string;
  nativeEvent: PressedKey;
  preventDefault: () => void;
}

/** What a browser gives for a key that went to an input method. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method: it chooses among spellings, ends them or takes them back, and means nothing to
 * the field. Safari ends the composition before it tells of the key, which the number of the key alone then shows.
 */
export const isComposing = (event: PressedKey | { nativeEvent: PressedKey }): boolean => {
  const { isComposing: isOpen, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isOpen || keyCode === TAKEN;
};

/** Keeps the browser from closing a dialog or a popover by the Escape that ends a composition inside of it. */
export const keepWhileComposing = (event: ComposedKey): void => {
  if (event.key === 'Escape' && isComposing(event)) event.preventDefault();
};
