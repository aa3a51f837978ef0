import {
  type ChangeEvent,
  createContext,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
} from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useMergedRef } from '../../hooks/useMergedRef';
import { errorAt } from './errorAt';
import { isAmong } from './requiredNames';
import type { ErrorParams, FormError } from './toResolver';

export type TranslateError = (key: string, params: ErrorParams) => string;

/** What the fields of a form share besides its values. */
export interface FormTexts {
  translateError: TranslateError;
  /** Labels by field name, for the list of errors. */
  labels: Map<string, ReactNode>;
  /** Names of required fields, separated by spaces. */
  required: string;
  /** When the form may be sent again, in ms since 1970. */
  heldUntil?: number | undefined;
}

export const FormTextsContext = createContext<FormTexts>({
  translateError: (key) => key,
  labels: new Map(),
  required: '',
});

/** The message of an error: the server's text, or the translation of the schema's key. */
export function errorText(
  error: FormError | undefined,
  translate: TranslateError,
): string | undefined {
  if (error === undefined) return undefined;
  const message = error.message ?? error.type;
  return error.type === 'server' ? message : translate(message, error.params ?? {});
}

/** Props of every form field besides its own. */
export interface FormFieldProps<E> {
  name: string;
  label: ReactNode;
  required?: boolean | undefined;
  ref?: Ref<E> | undefined;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
  onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

/** The error message of a field. Also registers its label for the list of errors. */
export function useFieldError(name: string, label: ReactNode): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { translateError, labels } = useContext(FormTextsContext);
  useEffect(() => {
    labels.set(name, label);
  }, [labels, name, label]);
  // A separate effect, so that a changed label keeps its position in the list.
  useEffect(() => () => void labels.delete(name), [labels, name]);
  return errorText(errorAt(errors, name), translateError);
}

/** Whether a field is required, by its owner or by the schema. */
export function useIsRequired(name: string, isRequired = false): boolean | undefined {
  const { required } = useContext(FormTextsContext);
  return isRequired || isAmong(required.split(' '), name) || undefined;
}

/** Props that register a field with the surrounding form, and its error message. */
export function useFormField<E>({
  name,
  label,
  required,
  ref,
  onChange,
  onBlur,
}: FormFieldProps<E>) {
  const { register } = useFormContext();
  const registered = register(name, { onChange, onBlur });
  return {
    ...registered,
    ref: useMergedRef<E>(registered.ref, ref),
    required: useIsRequired(name, required),
    error: useFieldError(name, label),
  };
}
