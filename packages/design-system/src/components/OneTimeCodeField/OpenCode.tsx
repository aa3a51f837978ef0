import { useState } from 'react';
import { TextField } from '../TextField/TextField';
import type { OneTimeCodeFieldProps } from './oneTimeCode';

/** The longest code that the gateway takes. */
const LONGEST = 255;

/** A code of any kind and length: an ordinary field. */
export function OpenCode({
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
