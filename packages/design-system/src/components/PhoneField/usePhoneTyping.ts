import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { useLatest } from '../../hooks/useLatest';
import { plainText } from '../NumberField/plainText';
import { historyKey } from './historyKey';
import { codeDigits, type PhoneValue } from './phoneNumber';
import { findPhone, type PhoneOrigin, readPhone } from './readPhone';
import { usePhoneHistory } from './usePhoneHistory';
import { usePhoneText } from './usePhoneText';

interface PhoneTypingOptions {
  input: RefObject<HTMLInputElement | null>;
  countries: readonly PhoneOrigin[];
  value: PhoneValue;
  onChange: (next: PhoneValue) => void;
}

/** The incomplete dialing code of an international number. */
const BEGUN = /^\s*(\+\d*)$/;
/** Keys that move the caret. */
const MOVES = /^(?:Arrow|Home|End)/;
/** Undo and redo from a menu or by shaking the phone. */
const BY_BROWSER: Readonly<Record<string, 'back' | 'on'>> = {
  historyUndo: 'back',
  historyRedo: 'on',
};

const isSame = (one: PhoneValue, other: PhoneValue): boolean =>
  one.mobileNum === other.mobileNum && one.countryCode === other.countryCode;

/** How many digits of `next` precede the end of its difference from `before`. */
function digitsToChange(before: string, next: string): number {
  let behind = 0;
  const most = Math.min(before.length, next.length);
  while (behind < most && before.at(-1 - behind) === next.at(-1 - behind)) behind += 1;
  return next.length - behind;
}

/** Typing, pasting, undo and redo in a phone field. */
export function usePhoneTyping({ input, countries, value, onChange }: PhoneTypingOptions) {
  const { text, load, take, placeCaret, tidy } = usePhoneText(input, value);
  const [begun, setBegun] = useState<string | null>(null);
  const isBegun = begun !== null && codeDigits(begun) === value.mobileNum;
  const history = usePhoneHistory(value);
  const latest = useLatest({ value, onChange });

  const give = (next: PhoneValue, kind: string): void => {
    history.note(next, kind);
    onChange(next);
  };
  const go = (way: 'back' | 'on'): void => {
    const next = history.go(way);
    if (next === undefined) return;
    placeCaret(digitsToChange(value.mobileNum, next.mobileNum));
    onChange(next);
  };
  const tidyUp = (isStill: () => boolean): void =>
    tidy((mobileNum) => {
      const now = latest.current;
      if (mobileNum === value.mobileNum || !isSame(now.value, value) || !isStill()) return;
      now.onChange({ ...value, mobileNum });
    });

  return {
    // Keeps the plus visible while the dialing code is incomplete.
    text: isBegun ? begun : text,
    load,
    give,
    pause: history.pause,
    type: (field: HTMLInputElement, inputType: string): void => {
      const way = BY_BROWSER[inputType];
      if (way !== undefined) {
        go(way);
        return;
      }
      const raw = take(field, inputType);
      setBegun(BEGUN.exec(plainText(raw))?.[1] ?? null);
      give(readPhone(raw, countries, value), inputType);
    },
    paste: (event: ClipboardEvent): void => {
      const pasted = event.clipboardData.getData('text');
      const found = findPhone(pasted, countries);
      const field = input.current;
      const hasMore = codeDigits(plainText(pasted)) !== codeDigits(found.text);
      if (field === null || !(found.isWhole || hasMore)) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = field;
      // A complete number replaces the text, wherever the caret is.
      const before = found.isWhole ? '' : field.value.slice(0, selectionStart ?? undefined);
      const after = found.isWhole ? '' : field.value.slice(selectionEnd ?? field.value.length);
      if (after !== '') placeCaret(codeDigits(before + found.text).length);
      give(readPhone(before + found.text + after, countries, value), 'insertFromPaste');
    },
    press: (event: KeyboardEvent): void => {
      if (isComposing(event)) return;
      if (MOVES.test(event.key)) history.pause();
      // Enter submits the form without leaving the field.
      if (event.key === 'Enter') tidyUp(() => true);
      const way = historyKey(event);
      if (way === undefined) return;
      event.preventDefault();
      go(way);
    },
    leave: (): void => {
      history.pause();
      setBegun(null);
      // Not if the user has returned to the field meanwhile.
      tidyUp(() => input.current !== null && input.current !== document.activeElement);
    },
  };
}
