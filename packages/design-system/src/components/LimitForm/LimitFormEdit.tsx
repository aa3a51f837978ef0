import { useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { AmountField, compareAmounts } from '../AmountField/AmountField';
import { Button } from '../Button/Button';
import * as S from './LimitForm.styles';
import type { LimitAction, LimitFormLabels, LimitRow } from './limitRow';

export interface LimitFormEditProps {
  row: LimitRow;
  labels: LimitFormLabels;
  locale: string;
  currency: string;
  fractionDigits: number;
  /** What has been asked for and is not answered yet. */
  action: LimitAction | null;
  error: string | undefined;
  onSave: (event: { amount: string | null }) => void;
  onCancel: () => void;
}

/** The edit of one row. What is typed stays until it is closed. */
export function LimitFormEdit({
  row: { label, amount, isBusy = false },
  labels,
  locale,
  currency,
  fractionDigits,
  action,
  error,
  onSave,
  onCancel,
}: LimitFormEditProps) {
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(amount ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const shown = isInvalid ? labels.invalid : error;

  useLayoutEffect(() => field.current?.focus(), []);
  // After a refusal the field is what has to be changed. Whoever has left the edit meanwhile stays there.
  useLayoutEffect(() => {
    if (error !== undefined && form.current?.contains(document.activeElement) === true)
      field.current?.focus();
  }, [error]);

  const save = (): void => {
    if (isBusy) return;
    const isOk = isLimit(value, fractionDigits);
    setInvalid(!isOk);
    if (isOk) onSave({ amount: value });
    else field.current?.focus();
  };
  return (
    <S.Edit
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        // A dialog around it stays open.
        event.preventDefault();
        onCancel();
      }}
    >
      <AmountField
        ref={field}
        id={fieldId}
        label={labels.amount(label)}
        locale={locale}
        currency={currency}
        fractionDigits={fractionDigits}
        value={value}
        readOnly={isBusy}
        error={shown === undefined ? undefined : <span role="alert">{shown}</span>}
        onChange={(event) => {
          setValue(event.value);
          setInvalid(false);
        }}
      />
      <S.Actions>
        <Button
          type="submit"
          isLoading={action === 'save'}
          disabled={isBusy && action !== 'save'}
          aria-label={`${labels.save} ${label}`}
        >
          {labels.save}
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          disabled={isBusy}
          aria-label={`${labels.cancel} ${label}`}
          onClick={onCancel}
        >
          {labels.cancel}
        </Button>
        {amount === null ? null : (
          <Button
            variant="quiet"
            tone="neutral"
            isLoading={action === 'remove'}
            disabled={isBusy && action !== 'remove'}
            aria-label={`${labels.remove} ${label}`}
            onClick={() => onSave({ amount: null })}
          >
            {labels.remove}
          </Button>
        )}
      </S.Actions>
    </S.Edit>
  );
}

/** Refused text of the field can look like a decimal string; only the number of its digits tells. */
function isLimit(value: string, fractionDigits: number): boolean {
  const fraction = value.split('.')[1];
  const isWhole = fraction === undefined || fraction.length === fractionDigits;
  return isWhole && compareAmounts(value, '0') === 1;
}
