import { type SubmitEvent, useState } from 'react';
import { TEXT } from '../demo/content';
import { checkLogin, type LoginErrors, type LoginValues } from '../demo/loginRules';
import { Field } from './Field';
import { Icon } from './Icon';

/** Validates on submit, then on each change. */
export function LoginForm({ onDone }: { onDone: (username: string) => void }) {
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isShown, setShown] = useState(false);
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
    <form className="stack" noValidate onSubmit={handleSubmit}>
      <Field {...bind('username')} label={TEXT.username} autoComplete="username" />
      <Field
        {...bind('password')}
        label={TEXT.password}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        after={
          <button
            type="button"
            className="quiet"
            aria-label={isShown ? TEXT.hide : TEXT.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        }
      />
      <button type="submit">{TEXT.login}</button>
    </form>
  );
}
