import { useState } from 'react';
import { useComposition } from '../Field/useComposition';
import { plainText } from '../NumberField/plainText';
import { TextField } from '../TextField/TextField';
import { codeInText } from './codeAfterChange';
import type { OneTimeCodeFieldProps } from './oneTimeCode';

/** The longest code that the gateway accepts. */
const LONGEST = 255;

/** A code of any kind and length, in an ordinary field. */
export function OpenCode({
  value,
  defaultValue = '',
  onChange,
  onComplete: _,
  onPaste,
  onCompositionStart,
  onCompositionEnd,
  ...rest
}: Omit<OneTimeCodeFieldProps, 'length'>) {
  const [own, setOwn] = useState(defaultValue);
  const give = (next: string): void => {
    setOwn(next);
    onChange?.({ value: next });
  };
  const take = (field: HTMLInputElement): void => give(plainText(field.value).trim());
  const { field } = useComposition<HTMLInputElement, string>({
    value: value ?? own,
    onChange: (event) => take(event.target),
    onComposed: take,
    onCompositionStart,
    onCompositionEnd,
  });
  return (
    <TextField
      data-component="OneTimeCodeField"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      {...field}
      onPaste={(event) => {
        onPaste?.(event);
        // Wherever the caret is, as in `CodeInCells`.
        const pasted = codeInText(event.clipboardData.getData('text'), {
          longest: LONGEST,
          isNumeric: rest.inputMode === 'numeric',
        });
        if (pasted === undefined || event.defaultPrevented || rest.readOnly) return;
        event.preventDefault();
        give(pasted);
      }}
      maxLength={LONGEST}
    />
  );
}
