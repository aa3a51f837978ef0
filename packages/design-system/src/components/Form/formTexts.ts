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
import { faultAt } from './faultAt';
import { isAmong } from './requiredNames';
import type { ErrorParams, FormError } from './toResolver';

export type TranslateError = (key: string, params: ErrorParams) => string;

/** What the parts of a form share beside its values. */
export interface FormTexts {
  translateError: TranslateError;
  /** Labels by field name, for the list of faults. */
  labels: Map<string, ReactNode>;
  /** Names of what must not stay empty, with spaces between them. */
  required: string;
  /** When the form may be sent again, in ms since 1970. */
  heldUntil?: number | undefined;
}

export const FormTextsContext = createContext<FormTexts>({
  translateError: (key) => key,
  labels: new Map(),
  required: '',
});

/** The sentence for an error: the server's own words, or the schema's key translated. */
export function errorText(
  error: FormError | undefined,
  translate: TranslateError,
): string | undefined {
  if (error === undefined) return undefined;
  const message = error.message ?? error.type;
  return error.type === 'server' ? message : translate(message, error.params ?? {});
}

/** What an owner may give to a field beside its own props. */
export interface FormFieldProps<E> {
  name: string;
  label: ReactNode;
  required?: boolean | undefined;
  ref?: Ref<E> | undefined;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
  onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

/** The sentence of a field's error; also makes its label known to the list of faults. */
export function useFieldError(name: string, label: ReactNode): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { translateError, labels } = useContext(FormTextsContext);
  useEffect(() => {
    labels.set(name, label);
  }, [labels, name, label]);
  // Apart from the above: a new label keeps its place in the order of the fields.
  useEffect(() => () => void labels.delete(name), [labels, name]);
  return errorText(faultAt(errors, name), translateError);
}

/** Whether a field must not stay empty: its owner or the schema says so. */
export function useIsRequired(name: string, isRequired = false): boolean | undefined {
  const { required } = useContext(FormTextsContext);
  return isRequired || isAmong(required.split(' '), name) || undefined;
}

/** What a field of the form around needs: how to register, and the sentence of its error. */
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
