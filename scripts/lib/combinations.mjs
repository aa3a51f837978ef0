/** How every story is played by the matrix; its other scheme is looked at as the play left it (docs/decisions/0022). */
export const PLAYED = [
  { scheme: 'light', direction: 'ltr' },
  { scheme: 'dark', direction: 'rtl' },
];
