import { type ReactNode, useId } from 'react';

/** What a control of any kind says about itself. */
export interface FieldTexts {
  /** Always visible; also the accessible name. */
  label: ReactNode;
  /** Help that stays in sight. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids for a control and its notes, and the attributes that tie them together. */
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
