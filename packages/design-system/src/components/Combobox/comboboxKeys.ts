const PAGE = 10;

export interface ComboboxState {
  isOpen: boolean;
  /** Index of the active option; -1 while the keys act on the text. */
  active: number;
  /** For each option, whether it can be chosen. */
  choosable: readonly boolean[];
  hasText: boolean;
}

export type ComboboxStep =
  | { kind: 'open'; at: 'none' | 'first' | 'last' }
  | { kind: 'move'; to: number }
  /** Back to the text, where the key has its usual effect. */
  | { kind: 'text' }
  | { kind: 'choose' }
  | { kind: 'close' }
  | { kind: 'clear' };

/** The next option, from `from` on, that can be chosen; wraps at both ends. */
function nextFrom(from: number, by: 1 | -1, choosable: readonly boolean[]): number {
  const count = choosable.length;
  for (let tried = 0; tried < count; tried += 1) {
    const index = (((from + by * tried) % count) + count) % count;
    if (choosable[index]) return index;
  }
  return -1;
}

/** What a key does in an editable combobox; undefined if it only edits the text. */
export function comboboxStep(
  key: string,
  hasAlt: boolean,
  { isOpen, active, choosable, hasText }: ComboboxState,
): ComboboxStep | undefined {
  const last = choosable.length - 1;
  const move = (from: number, by: 1 | -1): ComboboxStep => ({
    kind: 'move',
    to: nextFrom(from, by, choosable),
  });
  if (!isOpen) {
    if (key === 'ArrowDown') return { kind: 'open', at: hasAlt ? 'none' : 'first' };
    if (key === 'ArrowUp' && !hasAlt) return { kind: 'open', at: 'last' };
    return key === 'Escape' && hasText ? { kind: 'clear' } : undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return hasAlt ? undefined : move(active + 1, 1);
    case 'ArrowUp':
      if (hasAlt) return { kind: 'close' };
      return move(active === -1 ? last : active - 1, -1);
    case 'PageDown':
      return move(Math.min(active + PAGE, last), active + PAGE > last ? -1 : 1);
    case 'PageUp':
      return move(Math.max(active - PAGE, 0), 1);
    case 'Enter':
      return { kind: 'choose' };
    case 'Escape':
      return { kind: 'close' };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { kind: 'text' };
    default:
      return undefined;
  }
}
