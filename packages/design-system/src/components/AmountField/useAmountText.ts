import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { groupAmount, plainAmount } from './groupAmount';
import { parseAmount } from './parseAmount';

interface AmountTextOptions {
  value: string;
  locale: string;
  fractionDigits: number;
  /** Sign or code that may stand beside the figures. */
  currency: string | undefined;
  isLocked: boolean;
}

/** What the input shows of a value: grouped at rest, and as it is typed while it has focus. */
export function useAmountText({
  value,
  locale,
  fractionDigits,
  currency,
  isLocked,
}: AmountTextOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  /** What was typed last and is no amount. */
  const [unread, setUnread] = useState<string | null>(null);
  const byPointer = useRef(false);
  const toSelect = useRef<HTMLInputElement>(null);

  // Tab marks all of a field, and the text that it marked has just been replaced.
  useLayoutEffect(() => {
    toSelect.current?.select();
    toSelect.current = null;
  });

  const read = (text: string): string | null =>
    parseAmount(text, { locale, fractionDigits, currency });
  const isOwn = draft !== null && (read(draft) ?? draft) === value;
  // It may look like a decimal string, and mean something else to the reader.
  const write = (format: typeof groupAmount): string =>
    value === unread ? value : format(value, locale);
  return {
    text: isOwn ? draft : write(draft === null ? groupAmount : plainAmount),
    /** The value of what was typed: a decimal string, or the text itself where it is no amount. */
    type: (text: string): string => {
      const amount = read(text);
      setDraft(text);
      setUnread(amount === null ? text : null);
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
