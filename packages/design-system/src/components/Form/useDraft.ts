import { type RefObject, useEffect, useState } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';

/** Typed values by field name. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** Storage for the typed values of a form while the page reloads. */
export interface FormDraft {
  /** Reads and removes the stored values; null if there are none. Called when the form mounts. */
  take: () => DraftValues | null;
  /** Registers `read`, which returns the current values, to be called before the page unloads. Returns a stop function. */
  keep: (read: () => DraftValues) => () => void;
}

// Credentials are never stored, not even while their text is visible.
const SECRET = ['PasswordField', 'OneTimeCodeField', 'CaptchaField']
  .map((name) => `[data-component='${name}']`)
  .join();

/** Names of the fields whose values may be stored. */
const storableNames = (element: HTMLFormElement): readonly string[] =>
  [...element.elements].flatMap((field) =>
    'name' in field && typeof field.name === 'string' && field.closest(SECRET) === null
      ? field.name
      : [],
  );

/** Restores the values typed before a reload, and offers the current ones for storage. */
export function useDraft<T extends FieldValues>(
  { getValues, setValue, formState }: UseFormReturn<T>,
  element: RefObject<HTMLFormElement | null>,
  draft: FormDraft | undefined,
): void {
  const [storage] = useState(draft);
  const { defaultValues } = formState;
  useEffect(() => {
    // A stored value of another type belongs to an older version of the form.
    for (const [name, value] of Object.entries(storage?.take() ?? {}))
      if (typeof getValues(name as Path<T>) === typeof value)
        setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
  }, [storage, getValues, setValue]);
  useEffect(
    () =>
      storage?.keep(() => {
        const typed: Record<string, string | boolean> = {};
        for (const name of element.current === null ? [] : storableNames(element.current)) {
          const value: unknown = getValues(name as Path<T>);
          const isTyped = value !== get(defaultValues, name) && value !== '';
          if (isTyped && (typeof value === 'string' || typeof value === 'boolean'))
            typed[name] = value;
        }
        return typed;
      }),
    [storage, element, getValues, defaultValues],
  );
}
