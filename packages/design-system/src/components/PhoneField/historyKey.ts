interface PressedKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Whether a key takes back what was typed, or does it again. */
export function historyKey(event: PressedKey): 'back' | 'on' | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || ctrlKey === metaKey) return undefined;
  // By its place where the letters are of another script.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'z') return shiftKey ? 'on' : 'back';
  return letter === 'y' && ctrlKey && !shiftKey ? 'on' : undefined;
}
