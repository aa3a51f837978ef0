import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Takes the faults away when another way is chosen; what was typed stays. */
export function FreshStart({ of }: { of: string }) {
  const { clearErrors } = useFormContext();
  useEffect(() => clearErrors(), [of, clearErrors]);
  return null;
}
