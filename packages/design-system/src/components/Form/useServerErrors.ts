import { useEffect } from 'react';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import type { ServerErrors } from './heldUntil';

/** Shows what the server answered at the fields that it names, and puts focus on the first. */
export function useServerErrors<T extends FieldValues>(
  { setError, setFocus, getValues }: UseFormReturn<T>,
  serverErrors: ServerErrors | undefined,
): void {
  useEffect(() => {
    let isFirst = true;
    for (const [name, message] of Object.entries(serverErrors ?? {})) {
      const isField = get(getValues(), name) !== undefined;
      // What names no field here is still told, above the form.
      setError(isField ? (name as Path<T>) : 'root', { type: 'server', message });
      if (isField && isFirst) setFocus(name as Path<T>);
      if (isField) isFirst = false;
    }
  }, [serverErrors, setError, setFocus, getValues]);
}
