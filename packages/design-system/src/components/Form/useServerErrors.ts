import { useEffect } from 'react';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import type { ServerErrors } from './heldUntil';

/** Shows server errors at their fields and focuses the first of the `rendered` fields, a map by name. */
export function useServerErrors<T extends FieldValues>(
  { setError, setFocus, getValues }: UseFormReturn<T>,
  serverErrors: ServerErrors | undefined,
  rendered: ReadonlyMap<string, unknown>,
): void {
  useEffect(() => {
    let isFirst = true;
    for (const [name, message] of Object.entries(serverErrors ?? {})) {
      const isField = get(getValues(), name) !== undefined;
      // Errors of unknown fields are shown above the form.
      setError(isField ? (name as Path<T>) : 'root', { type: 'server', message });
      if (!rendered.has(name)) continue;
      if (isFirst) setFocus(name as Path<T>);
      isFirst = false;
    }
  }, [serverErrors, setError, setFocus, getValues, rendered]);
}
