/** How every story is shown by the matrix. */
export const COMBINATIONS = ['light', 'dark'].flatMap((scheme) =>
  ['ltr', 'rtl'].map((direction) => ({ scheme, direction })),
);
