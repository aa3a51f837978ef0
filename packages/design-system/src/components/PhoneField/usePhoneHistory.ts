import { useRef } from 'react';
import type { PhoneValue } from './phoneNumber';

/** Input types of which consecutive ones are one undo step. */
const MERGED_TYPES = ['insertText', 'deleteContentBackward', 'deleteContentForward'];

interface History {
  past: readonly PhoneValue[];
  future: readonly PhoneValue[];
  /** The last value of the field; a different current value was set by the owner. */
  last: PhoneValue | undefined;
  type: string | undefined;
}

const EMPTY: History = { past: [], future: [], last: undefined, type: undefined };

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
    record: (next: PhoneValue, kind: string): void => {
      const { past, type } = known();
      if (isSame(next, current)) return;
      const isMerged = type === kind && MERGED_TYPES.includes(kind);
      history.current = {
        past: isMerged ? past : [...past, current],
        future: [],
        last: next,
        type: kind,
      };
    },
    /** Starts a new undo step with the next change. */
    startStep: (): void => {
      history.current = { ...history.current, type: undefined };
    },
    /** The value after undo or redo; undefined at the end of the history. */
    go: (action: 'undo' | 'redo'): PhoneValue | undefined => {
      const { past, future } = known();
      const next = action === 'undo' ? past.at(-1) : future.at(-1);
      if (next === undefined) return undefined;
      history.current =
        action === 'undo'
          ? { past: past.slice(0, -1), future: [...future, current], last: next, type: undefined }
          : { past: [...past, current], future: future.slice(0, -1), last: next, type: undefined };
      return next;
    },
  };
}
