import { useState } from 'react';
import { Field } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import { codeAfterChange, findCode } from './codeAfterChange';
import * as S from './OneTimeCodeField.styles';
import type { OneTimeCodeFieldProps } from './oneTimeCode';
import { useCodeSelection } from './useCodeSelection';

/** A code of known length: one input with a cell drawn for each digit. */
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
  onPaste,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: OneTimeCodeFieldProps & { length: number }) {
  const selection = useCodeSelection();
  const [own, setOwn] = useState(defaultValue);
  const code = value ?? own;

  const give = (next: string): void => {
    setOwn(next);
    if (next === code) return;
    onChange?.({ value: next });
    if (next.length === length) onComplete?.({ value: next });
  };
  const take = ({ value: typed, selectionStart }: HTMLInputElement): void =>
    give(codeAfterChange({ before: code, typed, caret: selectionStart ?? typed.length, length }));
  const { field, composed } = useComposition<HTMLInputElement, string>({
    value: code,
    onChange: (event) => take(event.target),
    onComposed: take,
    onCompositionStart,
    onCompositionEnd,
  });
  const shown = Array.from(composed ?? code);

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
              {...field}
              onSelect={(event) => {
                selection.onSelect(event);
                onSelect?.(event);
              }}
              onPaste={(event) => {
                onPaste?.(event);
                // Wherever the caret is: a pasted code replaces the old one completely.
                const pasted = findCode(event.clipboardData.getData('text'), length);
                if (pasted === undefined || event.defaultPrevented || rest.readOnly) return;
                event.preventDefault();
                give(pasted);
              }}
            />
            {Array.from({ length }, (_, cell) => (
              <S.Cell key={cell} aria-hidden data-selection={selection.stateOf(cell)}>
                {shown[cell]}
              </S.Cell>
            ))}
          </S.Cells>
          {suffix}
        </S.Line>
      )}
    </Field>
  );
}
