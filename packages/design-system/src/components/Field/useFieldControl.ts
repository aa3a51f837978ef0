import { type ReactNode, useId } from 'react';

/** Texts of every field. */
export interface FieldTexts {
  /** Visible label and accessible name. */
  label: ReactNode;
  /** Help text, always visible. */
  hint?: ReactNode;
  /** Error message: what is wrong and what to do. Marks the control as invalid. */
  error?: ReactNode;
}

/** Attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids of a control and its notes, and the attributes that link them. */
export function useFieldControl(
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  ownId: string | undefined,
  describedBy: string | undefined,
): { control: FieldControl; notes: { hintId: string; errorId: string } } {
  const madeId = useId();
  const id = ownId ?? madeId;
  const notes = { hintId: `${id}-hint`, errorId: `${id}-error` };
  const ids = [error ? notes.errorId : '', hint ? notes.hintId : '', describedBy ?? ''];
  return {
    control: {
      id,
      'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
    notes,
  };
}
