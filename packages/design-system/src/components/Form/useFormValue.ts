import { type ReactNode, type Ref, useCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useFieldError, useIsRequired } from './formTexts';

const CONTROLS = 'input, select, textarea';

// The form leads to a fault by focus, which a group of controls cannot take itself.
const controlOf = (node: HTMLElement): HTMLElement =>
  node.matches(CONTROLS)
    ? node
    : (node.querySelector<HTMLElement>('input:checked') ??
      node.querySelector<HTMLElement>(CONTROLS) ??
      node);

/**
 * As `useFormField`, for a field that is given its value: because it shows something else than it
 * holds, or draws more than its input.
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
    /** What the field is given as it is. */
    field: {
      name,
      // The schema of the form, which this hook cannot see, says what is under the name.
      value: field.value as V,
      ref: useMergedRef<E>(registerNode, ref),
      error: useFieldError(name, label),
      required: useIsRequired(name, required),
    },
    setValue: onChange as (value: V) => void,
    /** To be called when the field is left. */
    touch: onBlur,
  };
}
