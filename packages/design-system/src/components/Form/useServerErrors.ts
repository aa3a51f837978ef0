import { useEffect } from 'react';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import type { ServerErrors } from './heldUntil';

/**
 * Shows server errors at their fields and focuses the first one that is rendered: `drawn` has the names of
 * the rendered fields.
 */
export function useServerErrors<T extends FieldValues>(
  { setError, setFocus, getValues }: UseFormReturn<T>,
  serverErrors: ServerErrors | undefined,
  drawn: ReadonlyMap<string, unknown>,
): void {
  useEffect(() => {
    let isFirst = true;
    for (const [name, message] of Object.entries(serverErrors ?? {})) {
      const isField = get(getValues(), name) !== undefined;
      // Errors of unknown fields are shown above the form.
      setError(isField ? (name as Path<T>) : 'root', { type: 'server', message });
      if (!drawn.has(name)) continue;
      if (isFirst) setFocus(name as Path<T>);
      isFirst = false;
    }
  }, [serverErrors, setError, setFocus, getValues, drawn]);
}
