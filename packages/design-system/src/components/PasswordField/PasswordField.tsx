import { useState } from 'react';
import { EyeIcon } from '../../icons/EyeIcon';
import { EyeOffIcon } from '../../icons/EyeOffIcon';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldLabels {
  /** Name of the button that shows the password. */
  show: string;
  /** Name of the button that hides it again. */
  hide: string;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  labels?: Partial<PasswordFieldLabels>;
}

/**
 * A password input that can show its text. Password managers and pasting work. For a one-time code use
 * `OneTimeCodeField`.
 */
export function PasswordField({ labels, ...rest }: PasswordFieldProps) {
  const texts = useLabels<PasswordFieldLabels>('PasswordField', labels);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      data-component="PasswordField"
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="sm"
          label={isShown ? texts.hide : texts.show}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          disabled={rest.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
