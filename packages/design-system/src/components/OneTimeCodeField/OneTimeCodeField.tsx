import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Field } from '../Field/Field';
import type { FieldTexts } from '../Field/useFieldControl';
import { TextField } from '../TextField/TextField';
import { cleanCode } from './cleanCode';
import * as S from './OneTimeCodeField.styles';
import { useCodeSelection } from './useCodeSelection';

export const CODE_LENGTHS = [4, 5, 6, 7, 8] as const;
export type CodeLength = (typeof CODE_LENGTHS)[number];

/** The longest code that the gateway takes. */
const LONGEST = 255;

export interface OneTimeCodeFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'prefix' | 'maxLength' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** How many digits the code has; without it an ordinary field takes a code of any kind. */
  length?: CodeLength;
  value?: string;
  defaultValue?: string;
  /** Called with the code alone: spaces and dashes of what was pasted are gone. */
  onChange?: (event: { value: string }) => void;
  /** Called when the last digit is there, as after pasting or filling in from a message. */
  onComplete?: (event: { value: string }) => void;
  /** Shown beside an ordinary field, such as a `SendCodeButton`; with `length` below the cells. */
  suffix?: ReactNode;
}

/**
 * A code from a message or an app. It is one input, so that phones fill it in, however many cells are
 * drawn. For a secret that is kept take `PasswordField`.
 */
export function OneTimeCodeField({ length, ...rest }: OneTimeCodeFieldProps) {
  return length === undefined ? <OpenCode {...rest} /> : <CodeInCells length={length} {...rest} />;
}

function CodeInCells({
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

function OpenCode({
  value,
  defaultValue = '',
  onChange,
  onComplete: _,
  ...rest
}: Omit<OneTimeCodeFieldProps, 'length'>) {
  const [own, setOwn] = useState(defaultValue);
  return (
    <TextField
      data-component="OneTimeCodeField"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      value={value ?? own}
      maxLength={LONGEST}
      onChange={(event) => {
        const next = event.target.value.trim();
        setOwn(next);
        onChange?.({ value: next });
      }}
    />
  );
}
