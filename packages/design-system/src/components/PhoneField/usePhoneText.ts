import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter } from './caretAfter';
import { loadPhoneLibrary, type PhoneLibrary } from './phoneLibrary';
import { groupPhone, type PhoneValue, tidyPhone } from './phoneNumber';

/** The number as it is shown, and where the caret goes when groups appear or go under it. */
export function usePhoneText(input: RefObject<HTMLInputElement | null>, value: PhoneValue) {
  const [library, setLibrary] = useState<PhoneLibrary>();
  const digitsBefore = useRef<number>(undefined);
  const text = library === undefined ? value.mobileNum : groupPhone(library, value);

  useLayoutEffect(() => {
    const digits = digitsBefore.current;
    digitsBefore.current = undefined;
    if (digits === undefined || input.current === null) return;
    const place = caretAfter(text, digits);
    input.current.setSelectionRange(place, place);
  }, [text, input]);

  return {
    text,
    load: (): void => {
      // Without the plans the field takes bare digits, and the gateway judges them.
      void loadPhoneLibrary().then(
        (loaded) => setLibrary(() => loaded),
        () => undefined,
      );
    },
    /** To be called before what was typed is stored. */
    keepCaret: (): void => {
      const { value: typed = '', selectionStart } = input.current ?? {};
      if (selectionStart === null || selectionStart === typed.length) return;
      digitsBefore.current = typed.slice(0, selectionStart).replace(/[^\p{Nd}]/gu, '').length;
    },
    tidy: (): string => (library === undefined ? value.mobileNum : tidyPhone(library, value)),
  };
}
