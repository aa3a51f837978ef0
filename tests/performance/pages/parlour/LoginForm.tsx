import { Button } from '@parlour/design-system/Button';
import { Stack } from '@parlour/design-system/layout/Stack';
import { PasswordField } from '@parlour/design-system/PasswordField';
import { TextField } from '@parlour/design-system/TextField';
import { type SubmitEvent, useState } from 'react';
import { TEXT } from '../demo/content';
import { checkLogin, type LoginErrors, type LoginValues } from '../demo/loginRules';

const PASSWORD_LABELS = { show: TEXT.show, hide: TEXT.hide };

/** Validates on submit, then on each change. */
export function LoginForm({ onDone }: { onDone: (username: string) => void }) {
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const errors: LoginErrors = wasSubmitted ? checkLogin(values) : {};

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSubmitted(true);
    const [wrong] = Object.keys(checkLogin(values));
    if (wrong === undefined) onDone(values.username);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  const bind = (name: keyof LoginValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <TextField {...bind('username')} label={TEXT.username} autoComplete="username" />
        <PasswordField {...bind('password')} label={TEXT.password} labels={PASSWORD_LABELS} />
        <Button type="submit">{TEXT.login}</Button>
      </Stack>
    </form>
  );
}
