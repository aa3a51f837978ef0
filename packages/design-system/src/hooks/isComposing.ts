// @chunk fields
/** The properties read from a native key event. */
interface PressedKey {
  isComposing: boolean;
  keyCode: number;
}

interface ComposedKey {
  key: string;
  nativeEvent: PressedKey;
  preventDefault: () => void;
}

/** The key code of every key that an input method handles. */
const INPUT_METHOD_KEY = 229;

/**
 * Whether a key event belongs to an input method, such as choosing a candidate, and must be ignored. Safari
 * ends the composition before the key event, which then only the key code shows.
 */
export const isComposing = (event: PressedKey | { nativeEvent: PressedKey }): boolean => {
  const { isComposing: isOpen, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isOpen || keyCode === INPUT_METHOD_KEY;
};

/** Keeps the Escape that cancels a composition from closing the dialog or popover around it. */
export const keepWhileComposing = (event: ComposedKey): void => {
  if (event.key === 'Escape' && isComposing(event)) event.preventDefault();
};
