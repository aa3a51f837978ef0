import { type ReactNode, type Ref, useState } from 'react';
import { FieldNotes } from '../Field/FieldNotes';
import { useFieldControl } from '../Field/useFieldControl';
import { TextField } from '../TextField/TextField';
import * as S from './LimitForm.styles';
import type { LimitTimeLabels } from './limitRow';
import { toMinutes, toParts } from './timeParts';

export interface LimitFormTimeProps {
  /** Of the first field. */
  ref: Ref<HTMLInputElement>;
  label: string;
  labels: LimitTimeLabels;
  /** Whole minutes that it starts with; '' for none. */
  defaultValue: string;
  readOnly: boolean;
  error: ReactNode;
  /** Called with whole minutes, or with '' for what is no time. */
  onChange: (event: { value: string }) => void;
}

/** Hours and minutes of a limit of time. */
export function LimitFormTime({
  ref,
  label,
  labels,
  defaultValue,
  readOnly,
  error,
  onChange,
}: LimitFormTimeProps) {
  const [parts, setParts] = useState(() => toParts(defaultValue));
  const { control, notes } = useFieldControl({ error }, undefined, undefined);
  const field = (part: 'hours' | 'minutes') => ({
    label: labels[part],
    value: parts[part],
    readOnly,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 4,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'],
    onChange: (event: { target: HTMLInputElement }) => {
      const next = { ...parts, [part]: event.target.value };
      setParts(next);
      onChange({ value: toMinutes(next) ?? '' });
    },
  });
  return (
    <S.Time id={control.id}>
      <legend>{label}</legend>
      <S.Parts>
        <TextField {...field('hours')} ref={ref} />
        <TextField {...field('minutes')} />
      </S.Parts>
      <FieldNotes {...notes} error={error} />
    </S.Time>
  );
}
