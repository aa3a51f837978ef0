import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { groupAmount, plainAmount } from './groupAmount';
import { parseAmount } from './parseAmount';

interface AmountTextOptions {
  value: string;
  locale: string;
  fractionDigits: number;
  /** Sign or code of the currency that may be typed beside the digits. */
  currency: string | undefined;
  isLocked: boolean;
}

/** The text of the input: grouped while it is not focused, exactly as typed while it is. */
export function useAmountText({
  value,
  locale,
  fractionDigits,
  currency,
  isLocked,
}: AmountTextOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  /** The last typed text that was not a valid amount. */
  const [invalidText, setInvalidText] = useState<string | null>(null);
  const byPointer = useRef(false);
  const toSelect = useRef<HTMLInputElement>(null);

  // Tab selects all of the text, but focus has just replaced that text, so it is selected again.
  useLayoutEffect(() => {
    toSelect.current?.select();
    toSelect.current = null;
  });

  const read = (text: string): string | null =>
    parseAmount(text, { locale, fractionDigits, currency });
  const isOwn = draft !== null && (read(draft) ?? draft) === value;
  // Invalid text is shown unchanged: it can look like a decimal string and mean something else in this locale.
  const write = (format: typeof groupAmount): string =>
    value === invalidText ? value : format(value, locale);
  return {
    text: isOwn ? draft : write(draft === null ? groupAmount : plainAmount),
    /** Takes typed text and returns its value: a decimal string, or the text itself if it is no amount. */
    type: (text: string): string => {
      const amount = read(text);
      setDraft(text);
      setInvalidText(amount === null ? text : null);
      return amount ?? text;
    },
    handlers: {
      onPointerDown: (): void => {
        byPointer.current = true;
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
        if (!isLocked) setDraft(write(plainAmount));
        if (!byPointer.current) toSelect.current = currentTarget;
      },
      onBlur: (): void => {
        byPointer.current = false;
        setDraft(null);
      },
    },
  };
}
