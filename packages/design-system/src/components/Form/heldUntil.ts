const HELD_UNTIL: unique symbol = Symbol('heldUntil');

/** Error messages of the server by field name; `root` is the whole form. `heldUntil` adds when a retry is allowed. */
export type ServerErrors = Readonly<Record<string, string>> & { readonly [HELD_UNTIL]?: number };

/**
 * Marks server errors as rate limited until an instant, in ms since 1970. Until then the form cannot be
 * submitted, and its `FormSubmit` shows a countdown.
 */
export const heldUntil = (errors: ServerErrors, until: number): ServerErrors => ({
  ...errors,
  [HELD_UNTIL]: until,
});

/** When a form with these errors can be submitted again, in ms since 1970; undefined if there is no limit. */
export const holdOf = (errors: ServerErrors | undefined): number | undefined =>
  errors?.[HELD_UNTIL];
