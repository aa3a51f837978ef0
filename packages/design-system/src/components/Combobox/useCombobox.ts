import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import type { ComboboxOption } from './ComboboxOptionView';
import { type ComboboxStep, comboboxStep } from './comboboxKeys';
import { keepFitted } from './fitList';
import { matchOptions, namedOption, prepareOptions } from './matchOptions';

export interface ComboboxInput {
  options: readonly ComboboxOption[];
  value: string | undefined;
  defaultValue: string;
  isLocked: boolean;
  onChange: ((event: { value: string }) => void) | undefined;
}

/** Typed text. It is valid while the value is still the one that it led to. */
interface Draft {
  text: string;
  value: string;
}

/** State and handlers of an editable combobox: the text, the matches and the active option. */
export function useCombobox({ options, value, defaultValue, isLocked, onChange }: ComboboxInput) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wantedActive, setActive] = useState(-1);

  const current = value ?? ownValue;
  const chosen = options.find((option) => option.value === current);
  const typed = draft?.value === current ? draft.text : undefined;
  const text = typed ?? chosen?.label ?? '';
  const fitting = useMemo(
    () => (isOpen ? matchOptions(options, typed ?? '') : []),
    [isOpen, options, typed],
  );
  // New options can make the list shorter than the active index.
  const active = wantedActive < fitting.length ? wantedActive : -1;
  const choosable = fitting.map(({ isDisabled = false }) => !isDisabled);
  const optionId = (index: number): string => `${listId}-${String(index)}`;

  useEffect(() => {
    const list = popup.current;
    const anchor = box.current;
    if (!isOpen || list === null || anchor === null) return undefined;
    list.showPopover({ source: anchor });
    const stopFitting = keepFitted(list, anchor);
    // On some phones a tap outside does not blur the field.
    const handlePress = ({ target }: PointerEvent) => {
      const isInside = [list, anchor].some((part) => part.contains(target as Node));
      if (!isInside) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      stopFitting();
      if (list.isConnected) list.hidePopover();
    };
  }, [isOpen]);

  useEffect(() => {
    if (active < 0) return;
    document.getElementById(`${listId}-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const give = (next: string): void => {
    setOwnValue(next);
    if (next !== current) onChange?.({ value: next });
  };
  const open = (at: number): void => {
    if (isLocked) return;
    setIsOpen(true);
    setActive(at);
  };
  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption | undefined): void => {
    if (option?.isDisabled) return;
    if (option !== undefined) {
      setDraft(null);
      give(option.value);
    }
    close();
  };
  const type = (next: string): void => {
    const named = namedOption(options, next);
    const led = named === undefined || named.isDisabled ? '' : named.value;
    setDraft({ text: next, value: led });
    give(led);
    open(-1);
  };
  const clear = (): void => {
    setDraft(null);
    give('');
    close();
    input.current?.focus();
  };
  const openAt = (at: 'none' | 'first' | 'last'): void => {
    const shown = matchOptions(options, typed ?? '');
    const selectedAt = shown.findIndex(({ value: own }) => own === current);
    const usable = ({ isDisabled }: ComboboxOption): boolean => !isDisabled;
    if (at === 'none' || selectedAt >= 0) open(at === 'none' ? -1 : selectedAt);
    else open(at === 'first' ? shown.findIndex(usable) : shown.findLastIndex(usable));
  };
  const apply = (step: ComboboxStep): void => {
    if (step.kind === 'open') openAt(step.at);
    else if (step.kind === 'move') setActive(step.to);
    else if (step.kind === 'text') setActive(-1);
    else if (step.kind === 'choose') choose(fitting[active]);
    else if (step.kind === 'close') close();
    else clear();
  };

  return {
    listId,
    optionId,
    text,
    current,
    chosen,
    fitting,
    isOpen,
    active,
    refs: { input, box, popup },
    choose,
    clear,
    type,
    /** Indexes the options before the first letter is typed. */
    enter: (): void => prepareOptions(options),
    /** Opens on a press, with the text selected so that typing replaces it. */
    press: (): void => {
      if (!isOpen && !isLocked) input.current?.select();
      if (!isOpen) openAt(current === '' ? 'none' : 'first');
    },
    toggle: (): void => {
      input.current?.focus();
      if (isOpen) close();
      else openAt(current === '' ? 'none' : 'first');
    },
    leave: (): void => {
      // Text that names an option is replaced by its label; any other text stays.
      if (current !== '') setDraft(null);
      close();
    },
    handleKeyDown: (event: KeyboardEvent): void => {
      if (isLocked || isComposing(event) || event.ctrlKey || event.metaKey) return;
      const state = { isOpen, active, choosable, hasText: text !== '' };
      const step = comboboxStep(event.key, event.altKey, state);
      if (step === undefined) return;
      if (step.kind !== 'text') event.preventDefault();
      // This Escape must not also close a dialog around the field.
      if (event.key === 'Escape') event.stopPropagation();
      apply(step);
    },
  };
}
