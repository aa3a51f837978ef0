const HELD_UNTIL: unique symbol = Symbol('heldUntil');

/** Texts of the server by field name; `root` is for the form as a whole. `heldUntil` adds when it may be sent again. */
export type ServerErrors = Readonly<Record<string, string>> & { readonly [HELD_UNTIL]?: number };

/**
 * The errors of a server that will hear nothing more before an instant, in ms since 1970: until then the form
 * is not sent, and its `FormSubmit` counts down.
 */
export const heldUntil = (errors: ServerErrors, until: number): ServerErrors => ({
  ...errors,
  [HELD_UNTIL]: until,
});

/** When a form with these errors may be sent again, in ms since 1970; undefined where it always may. */
export const holdOf = (errors: ServerErrors | undefined): number | undefined =>
  errors?.[HELD_UNTIL];
