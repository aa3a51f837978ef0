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
const INCOMPLETE_CODE = /^\s*(\+\d*)$/;
/** Keys that move the caret. */
const MOVE_KEYS = /^(?:Arrow|Home|End)/;
/** Undo and redo from a menu or by shaking the phone. */
const BROWSER_HISTORY: Readonly<Record<string, 'undo' | 'redo'>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

const isSame = (one: PhoneValue, other: PhoneValue): boolean =>
  one.mobileNum === other.mobileNum && one.countryCode === other.countryCode;

/** How many digits of `next` precede the end of its difference from `before`. */
function digitsToChange(before: string, next: string): number {
  let common = 0;
  const most = Math.min(before.length, next.length);
  while (common < most && before.at(-1 - common) === next.at(-1 - common)) common += 1;
  return next.length - common;
}

/** Typing, pasting, undo and redo in a phone field. */
export function usePhoneTyping({ input, countries, value, onChange }: PhoneTypingOptions) {
  const { text, load, readTyped, placeCaret, tidy } = usePhoneText(input, value);
  const [incompleteCode, setIncompleteCode] = useState<string | null>(null);
  const isIncomplete = incompleteCode !== null && codeDigits(incompleteCode) === value.mobileNum;
  const history = usePhoneHistory(value);
  const latest = useLatest({ value, onChange });

  const commit = (next: PhoneValue, kind: string): void => {
    history.record(next, kind);
    onChange(next);
  };
  const go = (action: 'undo' | 'redo'): void => {
    const next = history.go(action);
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
    text: isIncomplete ? incompleteCode : text,
    load,
    commit,
    startStep: history.startStep,
    type: (field: HTMLInputElement, inputType: string): void => {
      const action = BROWSER_HISTORY[inputType];
      if (action !== undefined) {
        go(action);
        return;
      }
      const raw = readTyped(field, inputType);
      setIncompleteCode(INCOMPLETE_CODE.exec(plainText(raw))?.[1] ?? null);
      commit(readPhone(raw, countries, value), inputType);
    },
    paste: (event: ClipboardEvent): void => {
      const pasted = event.clipboardData.getData('text');
      const found = findPhone(pasted, countries);
      const field = input.current;
      const hasMore = codeDigits(plainText(pasted)) !== codeDigits(found.text);
      if (field === null || !(found.isComplete || hasMore)) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = field;
      // A complete number replaces the text, wherever the caret is.
      const before = found.isComplete ? '' : field.value.slice(0, selectionStart ?? undefined);
      const after = found.isComplete ? '' : field.value.slice(selectionEnd ?? field.value.length);
      if (after !== '') placeCaret(codeDigits(before + found.text).length);
      commit(readPhone(before + found.text + after, countries, value), 'insertFromPaste');
    },
    press: (event: KeyboardEvent): void => {
      if (isComposing(event)) return;
      if (MOVE_KEYS.test(event.key)) history.startStep();
      // Enter submits the form without leaving the field.
      if (event.key === 'Enter') tidyUp(() => true);
      const action = historyKey(event);
      if (action === undefined) return;
      event.preventDefault();
      go(action);
    },
    leave: (): void => {
      history.startStep();
      setIncompleteCode(null);
      // Not if the user has returned to the field meanwhile.
      tidyUp(() => input.current !== null && input.current !== document.activeElement);
    },
  };
}
