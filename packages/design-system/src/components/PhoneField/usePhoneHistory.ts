import { useRef } from 'react';
import type { PhoneValue } from './phoneNumber';

/** Input types of which consecutive ones are one undo step. */
const RUNS = ['insertText', 'deleteContentBackward', 'deleteContentForward'];

interface History {
  past: readonly PhoneValue[];
  future: readonly PhoneValue[];
  /** The last value of the field; a different current value was set by the owner. */
  last: PhoneValue | undefined;
  run: string | undefined;
}

const EMPTY: History = { past: [], future: [], last: undefined, run: undefined };

const isSame = (one: PhoneValue, other: PhoneValue | undefined): boolean =>
  one.mobileNum === other?.mobileNum && one.countryCode === other.countryCode;

/** Undo history of a phone field: the browser's own is lost when the text is regrouped. */
export function usePhoneHistory(current: PhoneValue) {
  const history = useRef(EMPTY);
  const known = (): History =>
    history.current.last === undefined || isSame(current, history.current.last)
      ? history.current
      : EMPTY;
  return {
    /** Records the value before a change. */
    note: (next: PhoneValue, kind: string): void => {
      const { past, run } = known();
      if (isSame(next, current)) return;
      const goesOn = run === kind && RUNS.includes(kind);
      history.current = {
        past: goesOn ? past : [...past, current],
        future: [],
        last: next,
        run: kind,
      };
    },
    /** Starts a new undo step with the next change. */
    pause: (): void => {
      history.current = { ...history.current, run: undefined };
    },
    /** The value after undo or redo; undefined at the end of the history. */
    go: (way: 'back' | 'on'): PhoneValue | undefined => {
      const { past, future } = known();
      const next = way === 'back' ? past.at(-1) : future.at(-1);
      if (next === undefined) return undefined;
      history.current =
        way === 'back'
          ? { past: past.slice(0, -1), future: [...future, current], last: next, run: undefined }
          : { past: [...past, current], future: future.slice(0, -1), last: next, run: undefined };
      return next;
    },
  };
}
