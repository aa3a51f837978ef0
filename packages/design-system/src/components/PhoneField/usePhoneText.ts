import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter } from './caretAfter';
import { eraseDigit } from './eraseDigit';
import { loadPhoneLibrary, type PhoneLibrary } from './phoneLibrary';
import { groupPhone, type PhoneValue, tidyPhone } from './phoneNumber';

/** The grouped text of the number, and the caret when groups change. */
export function usePhoneText(input: RefObject<HTMLInputElement | null>, value: PhoneValue) {
  const [library, setLibrary] = useState<PhoneLibrary>();
  const digitsBefore = useRef<number>(undefined);
  const text = library === undefined ? value.mobileNum : groupPhone(library, value);

  // After every render: even if the text is unchanged, the browser may have moved the caret to its end.
  useLayoutEffect(() => {
    const digits = digitsBefore.current;
    digitsBefore.current = undefined;
    if (digits === undefined || input.current === null) return;
    const position = caretAfter(text, digits);
    input.current.setSelectionRange(position, position);
  });

  return {
    text,
    load: (): void => {
      // Without the numbering plans the field takes plain digits, and the gateway validates them.
      void loadPhoneLibrary().then(
        (loaded) => setLibrary(() => loaded),
        () => undefined,
      );
    },
    /** Returns the text after a change, to be parsed, and remembers the caret for the next render. */
    readTyped: ({ value: typed, selectionStart }: HTMLInputElement, inputType: string): string => {
      const caret = selectionStart ?? typed.length;
      const { before, after } = eraseDigit(
        text,
        { before: typed.slice(0, caret), after: typed.slice(caret) },
        inputType,
      );
      digitsBefore.current = after === '' ? undefined : before.replace(/\P{Nd}/gu, '').length;
      return before + after;
    },
    /** Puts the caret after this many digits at the next render. */
    placeCaret: (digits: number): void => {
      digitsBefore.current = digits;
    },
    /** Removes the national prefix: at once if the numbering plans are loaded, else when they are. */
    tidy: (apply: (mobileNum: string) => void): void => {
      if (library !== undefined) apply(tidyPhone(library, value));
      else
        void loadPhoneLibrary().then(
          (loaded) => apply(tidyPhone(loaded, value)),
          () => undefined,
        );
    },
  };
}
