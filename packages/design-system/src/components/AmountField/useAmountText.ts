import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { groupAmount, plainAmount } from './groupAmount';
import { parseAmount } from './parseAmount';

interface AmountTextOptions {
  value: string;
  locale: string;
  fractionDigits: number;
  isLocked: boolean;
}

/** What the input shows of a value: grouped at rest, and as it is typed while it has focus. */
export function useAmountText({ value, locale, fractionDigits, isLocked }: AmountTextOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const byPointer = useRef(false);
  const toSelect = useRef<HTMLInputElement>(null);

  // Tab marks all of a field, and the text that it marked has just been replaced.
  useLayoutEffect(() => {
    toSelect.current?.select();
    toSelect.current = null;
  });

  const toValue = (text: string): string => parseAmount(text, { locale, fractionDigits }) ?? text;
  const isOwn = draft !== null && toValue(draft) === value;
  return {
    text: isOwn ? draft : draft === null ? groupAmount(value, locale) : plainAmount(value, locale),
    /** The value of what was typed: a decimal string, or the text itself where it is no amount. */
    type: (text: string): string => {
      setDraft(text);
      return toValue(text);
    },
    handlers: {
      onPointerDown: (): void => {
        byPointer.current = true;
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
        if (!isLocked) setDraft(plainAmount(value, locale));
        if (!byPointer.current) toSelect.current = currentTarget;
      },
      onBlur: (): void => {
        byPointer.current = false;
        setDraft(null);
      },
    },
  };
}
