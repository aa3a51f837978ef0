const FIELD =
  ':is(input:not([type="hidden"], [readonly]), select:not([data-beside]), textarea:not([readonly]), [data-field-place])';

/** Elements inside a hidden one cannot take focus. */
const find = (container: Element, selector: string): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)].find(
    (element) => element.closest('[hidden]') === null,
  );

/**
 * The element to focus when a container opens: the one with `data-autofocus`, else the first field. Skips
 * prefilled controls beside a field (`data-beside`), and takes the skeleton of a lazy field
 * (`data-field-place`).
 */
export const firstField = (container: Element): HTMLElement | null =>
  find(container, '[data-autofocus]') ?? find(container, FIELD) ?? null;
