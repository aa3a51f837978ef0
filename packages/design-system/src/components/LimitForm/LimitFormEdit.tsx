import { useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { AmountField, compareAmounts } from '../AmountField/AmountField';
import { Button } from '../Button/Button';
import * as S from './LimitForm.styles';
import { LimitFormTime } from './LimitFormTime';
import type { LimitAction, LimitFormLabels, LimitRow, LimitTimeLabels } from './limitRow';

export interface LimitFormEditProps {
  row: LimitRow;
  labels: FoundLabels<LimitFormLabels>;
  locale: string;
  currency: string;
  fractionDigits: number;
  timeLabels: LimitTimeLabels | undefined;
  /** What has been asked for and is not answered yet. */
  action: LimitAction | null;
  error: string | undefined;
  onSave: (event: { amount: string | null }) => void;
  onCancel: () => void;
}

/** The edit of one row. What is typed stays until it is closed. */
export function LimitFormEdit({
  row: { label, amount, max, isBusy = false },
  labels,
  locale,
  currency,
  fractionDigits,
  timeLabels,
  action,
  error,
  onSave,
  onCancel,
}: LimitFormEditProps) {
  const fieldId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(amount ?? '');
  const [invalid, setInvalid] = useState<string | null>(null);
  const shown = invalid ?? error;

  useLayoutEffect(() => field.current?.focus(), []);
  // After a refusal the field is what has to be changed. Whoever has left the edit meanwhile stays there.
  useLayoutEffect(() => {
    if (error !== undefined && form.current?.contains(document.activeElement) === true)
      field.current?.focus();
  }, [error]);

  const save = (): void => {
    if (isBusy) return;
    const isOk = isLimit(value, timeLabels === undefined ? fractionDigits : 0);
    const isOver = max !== undefined && compareAmounts(value, max.amount) === 1;
    const wrong = !isOk ? labels.invalid : isOver ? max.error : null;
    setInvalid(wrong);
    if (wrong === null) onSave({ amount: value });
    else field.current?.focus();
  };
  const common = {
    ref: field,
    label: labels.amount?.(label) ?? noText('LimitForm.amount'),
    readOnly: isBusy,
    error: shown === undefined ? undefined : <span role="alert">{shown}</span>,
    onChange: (event: { value: string }): void => {
      setValue(event.value);
      setInvalid(null);
    },
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
      {timeLabels === undefined ? (
        <AmountField
          {...common}
          id={fieldId}
          locale={locale}
          currency={currency}
          fractionDigits={fractionDigits}
          value={value}
        />
      ) : (
        <LimitFormTime {...common} labels={timeLabels} defaultValue={amount ?? ''} />
      )}
      <S.Actions>
        <Button
          type="submit"
          isLoading={action === 'save'}
          disabled={isBusy && action !== 'save'}
          aria-label={[labels.save, label].join(' ')}
        >
          {labels.save}
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          disabled={isBusy}
          aria-label={[labels.cancel, label].join(' ')}
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
            aria-label={[labels.remove, label].join(' ')}
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
