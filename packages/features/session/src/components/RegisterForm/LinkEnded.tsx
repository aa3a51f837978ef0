import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RegisterValues } from '../../model/register.schema';
import type { EndedCode } from '../../model/useAffiliateCodes';

/** Says at the field that the link has ended (AG-08), while its code stands there and without taking the focus. */
export function LinkEnded({ field, code, text }: EndedCode) {
  const { setError, clearErrors } = useFormContext<RegisterValues>();
  const isThere = useWatch<RegisterValues, typeof field>({ name: field }) === code;
  useEffect(() => {
    if (!isThere) return;
    setError(field, { type: 'server', message: text });
    return () => clearErrors(field);
  }, [isThere, field, text, setError, clearErrors]);
  return null;
}
