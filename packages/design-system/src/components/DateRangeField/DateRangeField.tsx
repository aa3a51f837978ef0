import { type ComponentPropsWithRef, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { DateField } from '../DateField/DateField';
import type { FieldSize } from '../Field/Field';
import { FieldNotes } from '../Field/FieldNotes';
import { type FieldTexts, useFieldControl } from '../Field/useFieldControl';
import * as S from './DateRangeField.styles';
import { type DateRange, isReversed } from './presetRange';

export {
  DATE_RANGE_PRESETS,
  type DateRange,
  type DateRangePresetId,
  presetRange,
} from './presetRange';

export interface DateRangePreset {
  id: string;
  label: string;
  range: DateRange;
}

export interface DateRangeFieldLabels {
  /** Label of the field for the first day: 'From'. */
  start: string;
  /** Label of the field for the last day: 'To'. */
  end: string;
  /** Error shown when the first day is after the last. */
  reversed: string;
  /** Accessible name of the group of presets. */
  presets: string;
}

export interface DateRangeFieldProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'>,
    FieldTexts {
  labels?: Partial<DateRangeFieldLabels>;
  /** Controlled value. Days are `yyyy-MM-dd`, or '' when empty. */
  value?: DateRange | undefined;
  /** Days at first. */
  defaultValue?: DateRange | undefined;
  /** Called with both days, even if they are in the wrong order. */
  onChange?: ((event: { value: DateRange }) => void) | undefined;
  /** Buttons that set a range, from `presetRange` or your own. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Earliest day that the calendars offer, as `yyyy-MM-dd`. */
  min?: string | undefined;
  /** Latest day that the calendars offer, as `yyyy-MM-dd`. */
  max?: string | undefined;
  size?: FieldSize;
}

const NOTHING: DateRange = { start: '', end: '' };

/**
 * The first and last day of a period, such as that of a report. Setting one day never changes the other:
 * a reversed range shows an error instead. For one day use `DateField`. All other props go to the
 * fieldset.
 */
export function DateRangeField({
  label,
  hint,
  error,
  labels,
  value,
  defaultValue = NOTHING,
  onChange,
  presets = [],
  min,
  max,
  size = 'md',
  id,
  'aria-describedby': describedBy,
  ...rest
}: DateRangeFieldProps) {
  const texts = useLabels<DateRangeFieldLabels>('DateRangeField', labels);
  const [own, setOwn] = useState(defaultValue);
  const range = value ?? own;
  const shownError = isReversed(range) ? texts.reversed : error;
  const { control, notes } = useFieldControl({ hint, error: shownError }, id, describedBy);

  const give = (next: DateRange): void => {
    setOwn(next);
    onChange?.({ value: next });
  };
  // The days do not limit each other's calendar: otherwise a later period could not be set start first.
  const edge = {
    min,
    max,
    size,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'],
  };

  return (
    <S.Root data-component="DateRangeField" {...rest} id={control.id}>
      <S.Legend data-size={size}>{label}</S.Legend>
      {presets.length === 0 ? null : (
        <S.Presets role="group" aria-label={texts.presets}>
          {presets.map((preset) => (
            <S.Preset
              key={preset.id}
              type="button"
              aria-pressed={preset.range.start === range.start && preset.range.end === range.end}
              onClick={() => give(preset.range)}
            >
              {preset.label}
            </S.Preset>
          ))}
        </S.Presets>
      )}
      <S.Edges data-size={size}>
        <DateField
          {...edge}
          label={texts.start}
          value={range.start}
          onChange={(event) => give({ ...range, start: event.target.value })}
        />
        <DateField
          {...edge}
          label={texts.end}
          value={range.end}
          onChange={(event) => give({ ...range, end: event.target.value })}
        />
      </S.Edges>
      <FieldNotes {...notes} hint={hint} error={shownError} />
    </S.Root>
  );
}
