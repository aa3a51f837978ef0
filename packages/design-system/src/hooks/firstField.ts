const FIELD =
  ':is(input:not([type="hidden"], [readonly]), select:not([data-beside]), textarea:not([readonly]), [data-field-place])';

/** What lies in a hidden part can't take the focus. */
const find = (part: Element, selector: string): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)].find(
    (element) => element.closest('[hidden]') === null,
  );

/**
 * Where the focus goes in a part that opens: to the element with `data-autofocus`, else to the first field. What is
 * filled already beside a field is none (`data-beside`); `data-field-place` holds the place of one that is on its way.
 */
export const firstField = (part: Element): HTMLElement | null =>
  find(part, '[data-autofocus]') ?? find(part, FIELD) ?? null;
