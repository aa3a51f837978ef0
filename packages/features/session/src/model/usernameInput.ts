/** What the browser has to know of a field for a username: which one it is, and that its letters are left as they are. */
export const USERNAME_INPUT = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
