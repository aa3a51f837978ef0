import { useEffect } from 'react';

const TEXT_INPUTS = 'input:is([type=text], [type=number], [type=url], :not([type])), textarea';

/** A field in which the browser itself undoes what was typed. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches(TEXT_INPUTS) || target.isContentEditable);

/** Ctrl or Cmd and Z takes a step back, with Shift (or Y for Z) forward. In text fields the keys stay those of the field. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand || (key !== 'z' && key !== 'y') || hasOwnUndo(event.target)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) onRedo();
      else onUndo();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [onUndo, onRedo]);
}
