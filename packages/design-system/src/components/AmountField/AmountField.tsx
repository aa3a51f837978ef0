import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import { pasteLines } from '../NumberField/pasteLines';
import * as S from './AmountField.styles';
import { compareAmounts } from './compareAmounts';
import { useAmountText } from './useAmountText';

export { compareAmounts } from './compareAmounts';
export { groupAmount } from './groupAmount';
export { parseAmount } from './parseAmount';

export interface QuickAmount {
  /** Decimal string. */
  value: string;
  /** As it is to be read: '50,000', or a word such as 'All'. */
  label: string;
}

export interface AmountFieldLabels {
  /** Name of the row of quick amounts. */
  quickAmounts?: string;
  /** The least and the most, in words and with figures: 'At least 50,000'. */
  min?: string | undefined;
  max?: string | undefined;
}

export interface AmountFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'prefix' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** BCP 47 tag of the reader's language, by which the amount is grouped and understood. */
  locale: string;
  /** Shown before the figures, and told to screen readers: 'IDR'. A text may also be typed beside them. */
  currency: ReactNode;
  /** Decimal string such as `1250.00`; the empty string for none. */
  value?: string;
  defaultValue?: string;
  /** Called with a decimal string; with the text itself, for the owner to refuse, where it is no amount. */
  onChange?: (event: { value: string }) => void;
  /** Digits after the point; 2 by default. */
  fractionDigits?: number;
  /** Amounts to be taken by one press. */
  quickAmounts?: readonly QuickAmount[];
  labels?: AmountFieldLabels;
  size?: FieldSize;
}

/**
 * An amount of money to be typed. It is a text from the key to the wire: nothing is ever rounded. For a
 * number that is no money take `NumberField`.
 */
export function AmountField({
  label,
  hint,
  error,
  locale,
  currency,
  value,
  defaultValue = '',
  onChange,
  fractionDigits = 2,
  quickAmounts = [],
  labels,
  size = 'md',
  id,
  onPointerDown,
  onFocus,
  onBlur,
  onPaste,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: AmountFieldProps) {
  const currencyId = useId();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const isLocked = Boolean(rest.disabled) || Boolean(rest.readOnly);
  const { text, type, handlers } = useAmountText({
    value: current,
    locale,
    fractionDigits,
    currency: typeof currency === 'string' ? currency : undefined,
    isLocked,
  });

  const change = (next: string): void => {
    setOwn(next);
    onChange?.({ value: next });
  };
  const take = (field: HTMLInputElement): void => change(type(field.value));
  const { field, drop } = useComposition<HTMLInputElement, string>({
    value: text,
    onChange: (event) => take(event.target),
    onComposed: take,
    onCompositionStart,
    onCompositionEnd,
  });

  return (
    <Field
      label={label}
      hint={toHint(hint, labels)}
      error={error}
      size={size}
      controlId={id}
      describedBy={[currencyId, describedBy ?? ''].filter(Boolean).join(' ')}
    >
      {(control) => (
        <>
          <S.Box data-size={size}>
            <S.Currency id={currencyId}>{currency}</S.Currency>
            <S.Input
              data-component="AmountField"
              inputMode={fractionDigits === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              {...rest}
              {...control}
              {...field}
              onPointerDown={(event) => {
                handlers.onPointerDown();
                onPointerDown?.(event);
              }}
              onFocus={(event) => {
                handlers.onFocus(event);
                onFocus?.(event);
              }}
              onPaste={(event) => {
                onPaste?.(event);
                pasteLines(event);
              }}
              onBlur={(event) => {
                handlers.onBlur();
                onBlur?.(event);
              }}
            />
          </S.Box>
          {quickAmounts.length === 0 ? null : (
            <S.QuickAmounts role="group" aria-label={labels?.quickAmounts}>
              {quickAmounts.map((quick) => (
                <S.QuickAmount
                  key={quick.value}
                  type="button"
                  aria-pressed={compareAmounts(quick.value, current) === 0}
                  disabled={isLocked}
                  onClick={() => {
                    drop();
                    change(quick.value);
                  }}
                >
                  {quick.label}
                </S.QuickAmount>
              ))}
            </S.QuickAmounts>
          )}
        </>
      )}
    </Field>
  );
}

function toHint(hint: ReactNode, labels: AmountFieldLabels | undefined): ReactNode {
  const limits = [labels?.min, labels?.max].filter((text) => text !== undefined);
  if (limits.length === 0) return hint;
  return (
    <>
      {hint}
      <S.Limits>
        {limits.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </S.Limits>
    </>
  );
}
