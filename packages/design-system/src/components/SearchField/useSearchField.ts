import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { readTopModal } from '../../hooks/topModal';

/** Debounce of the announced result in ms, so that not every letter interrupts it. */
const PAUSE_MS = 600;

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

export interface SearchFieldInput {
  value: string | undefined;
  defaultValue: string;
  onChange: ((event: { value: string }) => void) | undefined;
  onSearch: ((event: { value: string }) => void) | undefined;
  shortcut: string | undefined;
  /** The announced result; '' for none. */
  found: string;
}

/** State and keys of a search field. */
export function useSearchField({
  value,
  defaultValue,
  onChange,
  onSearch,
  shortcut,
  found,
}: SearchFieldInput) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [announced, setAnnounced] = useState('');
  const text = value ?? own;

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(found), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [found, text]);

  useEffect(() => {
    if (shortcut === undefined) return undefined;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const field = input.current;
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return;
      if (field === null || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return;
      // A field behind an open dialog must not be focused by its shortcut.
      const modal = readTopModal();
      if (modal !== null && !modal.contains(field)) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [shortcut]);

  const give = (next: string): void => {
    setOwn(next);
    onChange?.({ value: next });
  };
  const clear = (): void => {
    give('');
    input.current?.focus();
  };

  return {
    input,
    text,
    announced,
    give,
    clear,
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (isComposing(event) || event.currentTarget.readOnly) return;
      if (event.key === 'Enter') onSearch?.({ value: text });
      if (event.key !== 'Escape' || text === '') return;
      // A dialog around it closes by the next Escape, not by this one.
      event.preventDefault();
      event.stopPropagation();
      clear();
    },
  };
}
