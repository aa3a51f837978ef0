import { useState } from 'react';
import { Field } from '../Field/Field';
import { cleanCode } from './cleanCode';
import * as S from './OneTimeCodeField.styles';
import type { OneTimeCodeFieldProps } from './oneTimeCode';
import { useCodeSelection } from './useCodeSelection';

/** A code whose length is known: one input under as many cells. */
export function CodeInCells({
  label,
  hint,
  error,
  length,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  suffix,
  id,
  onSelect,
  'aria-describedby': describedBy,
  ...rest
}: OneTimeCodeFieldProps & { length: number }) {
  const selection = useCodeSelection();
  const [own, setOwn] = useState(defaultValue);
  const code = value ?? own;
  return (
    <Field label={label} hint={hint} error={error} controlId={id} describedBy={describedBy}>
      {(control) => (
        <S.Line>
          <S.Cells dir="ltr" style={{ '--_length': length }}>
            <S.Input
              data-component="OneTimeCodeField"
              inputMode="numeric"
              autoComplete="one-time-code"
              {...rest}
              {...control}
              value={code}
              onSelect={(event) => {
                selection.onSelect(event);
                onSelect?.(event);
              }}
              onChange={(event) => {
                const next = cleanCode(event.target.value, length);
                setOwn(next);
                if (next === code) return;
                onChange?.({ value: next });
                if (next.length === length) onComplete?.({ value: next });
              }}
            />
            {Array.from({ length }, (_, cell) => (
              <S.Cell key={cell} aria-hidden data-selection={selection.stateOf(cell)}>
                {code[cell]}
              </S.Cell>
            ))}
          </S.Cells>
          {suffix}
        </S.Line>
      )}
    </Field>
  );
}
