import { type RefObject, useEffect } from 'react';
import { get } from 'react-hook-form';
import { enterValue } from '../NumberField/enterValue';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED = ['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'reset', 'submit'];

const isTyped = (field: Element): field is Typed =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !NOT_TYPED.includes(field.type));

/** Whether the form has another value. A field without a name may belong to another field, so it always differs. */
const differs = (field: Typed | HTMLSelectElement, values: object): boolean =>
  field.name === '' || field.value !== String(get(values, field.name) ?? '');

// React also writes a value into the attribute, so a difference means that something else changed the field.
const hasSilentChange = (field: Typed, values: object): boolean =>
  !field.disabled && field.value !== field.defaultValue && differs(field, values);

function fireChange(field: Typed): void {
  const text = field.value;
  // React ignores an event if it has already seen the value, so another one is set first.
  field.value = text === '' ? ' ' : '';
  enterValue(field, text);
}

function syncFields(form: HTMLFormElement, values: object): void {
  for (const field of form.elements) {
    if (isTyped(field)) {
      if (hasSilentChange(field, values)) fireChange(field);
    } else if (field instanceof HTMLSelectElement && field.name !== '' && differs(field, values)) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

/**
 * Reads the fields of a form before it is submitted and before any press in it: some password managers fill
 * fields without firing an event.
 */
export function useSilentValues(
  element: RefObject<HTMLFormElement | null>,
  getValues: () => object,
): void {
  useEffect(() => {
    const form = element.current;
    if (form === null) return undefined;
    const read = () => syncFields(form, getValues());
    form.addEventListener('click', read, true);
    form.addEventListener('submit', read, true);
    return () => {
      form.removeEventListener('click', read, true);
      form.removeEventListener('submit', read, true);
    };
  }, [element, getValues]);
}
