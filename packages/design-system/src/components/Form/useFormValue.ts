import { type ReactNode, type Ref, useCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useFieldError, useIsRequired } from './formTexts';

const CONTROLS = 'input, select, textarea';

// The form focuses the first error, but a group cannot take the focus itself.
const controlOf = (node: HTMLElement): HTMLElement =>
  node.matches(CONTROLS)
    ? node
    : (node.querySelector<HTMLElement>('input:checked') ??
      node.querySelector<HTMLElement>(CONTROLS) ??
      node);

/**
 * Like `useFormField`, but for controlled fields: those whose text differs from their value, or that
 * have more than one input.
 */
export function useFormValue<V, E extends HTMLElement>({
  name,
  label,
  required,
  ref,
}: {
  name: string;
  label: ReactNode;
  required?: boolean | undefined;
  ref?: Ref<E> | undefined;
}) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const { ref: register, onBlur, onChange } = field;
  const registerNode = useCallback(
    (node: E | null) => register(node === null ? null : { focus: () => controlOf(node).focus() }),
    [register],
  );
  return {
    field: {
      name,
      // The type of the value is known to the form's schema, which this hook cannot see.
      value: field.value as V,
      ref: useMergedRef<E>(registerNode, ref),
      error: useFieldError(name, label),
      required: useIsRequired(name, required),
    },
    setValue: onChange as (value: V) => void,
    /** To be called on blur. */
    touch: onBlur,
  };
}
