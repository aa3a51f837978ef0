import { type RefObject, useEffect, useState } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';

/** What was typed, by the names of the fields. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** The place where what is typed waits while the page is loaded anew. */
export interface FormDraft {
  /** What was left there, which is gone from there then; null where there is nothing. Called when the form comes. */
  take: () => DraftValues | null;
  /** Hands over what tells the draft, to be called when the page is about to go; gives what ends that. */
  keep: (read: () => DraftValues) => () => void;
}

// What proves who somebody is lies nowhere, not even where it is shown as it is typed.
const SECRET = ['PasswordField', 'OneTimeCodeField', 'CaptchaField']
  .map((name) => `[data-component='${name}']`)
  .join();

/** Names of the fields whose values may be kept. */
const openNames = (element: HTMLFormElement): readonly string[] =>
  [...element.elements].flatMap((field) =>
    'name' in field && typeof field.name === 'string' && field.closest(SECRET) === null
      ? field.name
      : [],
  );

/** Puts back what was typed before the page was loaded anew, and tells what is typed when it goes. */
export function useDraft<T extends FieldValues>(
  { getValues, setValue, formState }: UseFormReturn<T>,
  element: RefObject<HTMLFormElement | null>,
  draft: FormDraft | undefined,
): void {
  const [place] = useState(draft);
  const { defaultValues } = formState;
  useEffect(() => {
    // A field that holds something else by now is another field.
    for (const [name, value] of Object.entries(place?.take() ?? {}))
      if (typeof getValues(name as Path<T>) === typeof value)
        setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
  }, [place, getValues, setValue]);
  useEffect(
    () =>
      place?.keep(() => {
        const typed: Record<string, string | boolean> = {};
        for (const name of element.current === null ? [] : openNames(element.current)) {
          const value: unknown = getValues(name as Path<T>);
          const isTyped = value !== get(defaultValues, name) && value !== '';
          if (isTyped && (typeof value === 'string' || typeof value === 'boolean'))
            typed[name] = value;
        }
        return typed;
      }),
    [place, element, getValues, defaultValues],
  );
}
