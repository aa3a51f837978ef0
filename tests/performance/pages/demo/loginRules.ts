export interface LoginValues {
  username: string;
  password: string;
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

/** Errors of the login form by field; an empty object if there are none. */
export function checkLogin({ username, password }: LoginValues): LoginErrors {
  const errors: LoginErrors = {};
  if (username === '') errors.username = 'Enter your username.';
  else if (!/^[a-z0-9]{4,16}$/.test(username))
    errors.username = 'A username has 4 to 16 small letters and digits.';
  if (password === '') errors.password = 'Enter your password.';
  else if (password.length < 6) errors.password = 'A password has 6 characters or more.';
  return errors;
}
