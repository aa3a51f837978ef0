import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
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
  /** Decimal string: '50000.00'. */
  value: string;
  /** Text of the button: '50,000', or a word such as 'All'. */
  label: string;
}

export interface AmountFieldLabels {
  /** Accessible name of the group of quick amounts. */
  quickAmounts?: string;
  /** The lowest and highest amount allowed, as text: 'At least 50,000'. */
  min?: string | undefined;
  max?: string | undefined;
}

export interface AmountFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'prefix' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** BCP 47 tag of the reader's language. It decides how amounts are grouped and parsed. */
  locale: string;
  /** Shown before the amount and read by screen readers: 'IDR'. If it is a string, people may also type it. */
  currency: ReactNode;
  /** Controlled value: a decimal string such as `1250.00`, or '' when empty. */
  value?: string;
  /** Value at first, as a decimal string. */
  defaultValue?: string;
  /** Called with a decimal string, or with the raw text if it is no valid amount: the owner has to reject that. */
  onChange?: (event: { value: string }) => void;
  /** Digits after the decimal point. Default: 2. */
  fractionDigits?: number;
  /** Buttons below the field, each of which fills in an amount. */
  quickAmounts?: readonly QuickAmount[];
  labels?: AmountFieldLabels;
  size?: FieldSize;
}

/**
 * Input for an amount of money. The value stays a string from the key press to the request, so nothing
 * is ever rounded. For a number that is not money use `NumberField`.
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
  const texts = useLabels<AmountFieldLabels>('AmountField', labels);
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
  const { field, showValue } = useComposition<HTMLInputElement, string>({
    value: text,
    onChange: (event) => take(event.target),
    onComposed: take,
    onCompositionStart,
    onCompositionEnd,
  });

  return (
    <Field
      label={label}
      hint={toHint(hint, texts)}
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
            <S.QuickAmounts role="group" aria-label={texts.quickAmounts}>
              {quickAmounts.map((quick) => (
                <S.QuickAmount
                  key={quick.value}
                  type="button"
                  aria-pressed={compareAmounts(quick.value, current) === 0}
                  disabled={isLocked}
                  onClick={() => {
                    showValue();
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

function toHint(hint: ReactNode, labels: AmountFieldLabels): ReactNode {
  const limits = [labels.min, labels.max].filter((text) => text !== undefined);
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
