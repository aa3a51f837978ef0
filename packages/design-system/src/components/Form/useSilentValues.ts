import { type RefObject, useEffect } from 'react';
import { get } from 'react-hook-form';
import { enterValue } from '../NumberField/enterValue';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED = ['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'reset', 'submit'];

const isTyped = (field: Element): field is Typed =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !NOT_TYPED.includes(field.type));

/** Whether the form has another value under the name of a field; one without a name may be a part of another. */
const differs = (field: Typed | HTMLSelectElement, values: object): boolean =>
  field.name === '' || field.value !== String(get(values, field.name) ?? '');

// React writes what it shows of a value into the attribute as well.
const isUnheard = (field: Typed, values: object): boolean =>
  !field.disabled && field.value !== field.defaultValue && differs(field, values);

function announce(field: Typed): void {
  const text = field.value;
  // What a script of the page wrote counts as React's own, and no event would be believed.
  field.value = text === '' ? ' ' : '';
  enterValue(field, text);
}

function hear(form: HTMLFormElement, values: object): void {
  for (const field of form.elements) {
    if (isTyped(field)) {
      if (isUnheard(field, values)) announce(field);
    } else if (field instanceof HTMLSelectElement && field.name !== '' && differs(field, values)) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

/**
 * Reads the fields of a form before it is sent, and before anything in it is pressed: some password managers
 * write into them without an event.
 */
export function useSilentValues(
  element: RefObject<HTMLFormElement | null>,
  getValues: () => object,
): void {
  useEffect(() => {
    const form = element.current;
    if (form === null) return undefined;
    const read = () => hear(form, getValues());
    form.addEventListener('click', read, true);
    form.addEventListener('submit', read, true);
    return () => {
      form.removeEventListener('click', read, true);
      form.removeEventListener('submit', read, true);
    };
  }, [element, getValues]);
}
