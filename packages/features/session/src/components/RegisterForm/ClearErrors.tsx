import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Clears the errors when another method is chosen; what was typed stays. */
export function ClearErrors({ of }: { of: string }) {
  const { clearErrors } = useFormContext();
  useEffect(() => clearErrors(), [of, clearErrors]);
  return null;
}
