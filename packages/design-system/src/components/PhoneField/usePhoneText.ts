import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter } from './caretAfter';
import { eraseBeside } from './eraseBeside';
import { loadPhoneLibrary, type PhoneLibrary } from './phoneLibrary';
import { groupPhone, type PhoneValue, tidyPhone } from './phoneNumber';

/** The number as it is shown, and where the caret goes when groups appear or go under it. */
export function usePhoneText(input: RefObject<HTMLInputElement | null>, value: PhoneValue) {
  const [library, setLibrary] = useState<PhoneLibrary>();
  const digitsBefore = useRef<number>(undefined);
  const text = library === undefined ? value.mobileNum : groupPhone(library, value);

  // After every render: what was typed may leave the text as it was, and the caret at its end.
  useLayoutEffect(() => {
    const digits = digitsBefore.current;
    digitsBefore.current = undefined;
    if (digits === undefined || input.current === null) return;
    const place = caretAfter(text, digits);
    input.current.setSelectionRange(place, place);
  });

  return {
    text,
    load: (): void => {
      // Without the plans the field takes bare digits, and the gateway judges them.
      void loadPhoneLibrary().then(
        (loaded) => setLibrary(() => loaded),
        () => undefined,
      );
    },
    /** What was typed or erased, to be read; keeps the caret's place until it is drawn. */
    take: ({ value: typed, selectionStart }: HTMLInputElement, inputType: string): string => {
      const caret = selectionStart ?? typed.length;
      const { before, after } = eraseBeside(
        text,
        { before: typed.slice(0, caret), after: typed.slice(caret) },
        inputType,
      );
      digitsBefore.current = after === '' ? undefined : before.replace(/\P{Nd}/gu, '').length;
      return before + after;
    },
    /** Puts the caret behind so many digits of the number that comes next. */
    placeCaret: (digits: number): void => {
      digitsBefore.current = digits;
    },
    /** The number without what stands before it at home: at once where the plans are there, else when they come. */
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
