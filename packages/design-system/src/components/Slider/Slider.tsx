import { type ComponentPropsWithRef, Fragment, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { FieldNotes } from '../Field/FieldNotes';
import { type FieldTexts, useFieldControl } from '../Field/useFieldControl';
import * as S from './Slider.styles';
import { type SliderMark, SliderMarks } from './SliderMarks';
import { SliderThumb } from './SliderThumb';
import { shareOf } from './shareOf';

export type { SliderMark } from './SliderMarks';

/** Two values as decimal strings, both inclusive. */
export interface SliderRange {
  start: string;
  end: string;
}

export interface SliderLabels {
  /** Name of the thumb of the lower value. */
  start: string;
  /** Name of the thumb of the higher value. */
  end: string;
}

export interface SliderCommonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'>,
    FieldTexts {
  /** Names of the two thumbs; not needed for one value, or inside a `LabelsProvider`. */
  labels?: Partial<SliderLabels>;
  /** Least value, as a decimal string. Default: '0'. */
  min?: string;
  /** Greatest value, as a decimal string. Default: '100'. */
  max?: string;
  /** Size of a step, as a decimal string. Default: '1'. */
  step?: string;
  /** The text that is shown and read for a value, such as '30 minutes'. Default: the value itself. */
  formatValue?: (value: string) => string;
  /** Ticks below the track, in the order of their values. */
  marks?: readonly SliderMark[];
  /** Name of the value in a native form submission. */
  name?: string | undefined;
  /** Takes no input. Default: false. */
  disabled?: boolean;
}

interface OneValueProps {
  /** Has two thumbs, for a lower and a higher value. Default: false. */
  isRange?: false;
  /** Controlled value, as a decimal string; '' shows the thumb at the least value without a text. */
  value?: string | undefined;
  /** Value at first, if uncontrolled, as a decimal string. Default: `min`. */
  defaultValue?: string;
  /** Called at every step while the thumb moves. */
  onChange?: ((event: { value: string }) => void) | undefined;
  /** Called once the thumb rests: when it is released, and after each key. */
  onCommit?: ((event: { value: string }) => void) | undefined;
}

interface TwoValuesProps {
  /** Has two thumbs, for a lower and a higher value. Default: false. */
  isRange: true;
  value?: SliderRange | undefined;
  /** Values at first, if uncontrolled, as decimal strings. Default: `min` and `max`. */
  defaultValue?: SliderRange;
  onChange?: ((event: { value: SliderRange }) => void) | undefined;
  onCommit?: ((event: { value: SliderRange }) => void) | undefined;
}

/** Both forms in one, since spreading a union is dear to check. */
interface AnyValueProps {
  isRange?: boolean;
  value?: string | SliderRange | undefined;
  defaultValue?: string | SliderRange;
  onChange?: unknown;
  onCommit?: unknown;
}

export type SliderProps = SliderCommonProps & (OneValueProps | TwoValuesProps);

/**
 * One value, or a lower and a higher one, where about right is good enough and the ends are known: a volume, how
 * often to be reminded, a filter from 1 to 10. For an exact number use `NumberField`, alone or beside it with the same
 * value; for money, `AmountField`; for up to five choices, `ToggleGroup`.
 */
export function Slider(props: SliderProps) {
  const {
    label,
    hint,
    error,
    labels,
    min = '0',
    max = '100',
    step = '1',
    formatValue = String,
    marks = [],
    name,
    disabled = false,
    isRange = false,
    value,
    defaultValue,
    onChange: _onChange,
    onCommit: _onCommit,
    'aria-describedby': describedBy,
    ...rest
  } = props as SliderCommonProps & AnyValueProps;
  const texts = useLabels<Partial<SliderLabels>>('Slider', labels);
  const { control, notes } = useFieldControl({ hint, error }, undefined, describedBy);
  const [own, setOwn] = useState(defaultValue ?? (isRange ? { start: min, end: max } : min));
  const current = value ?? own;
  const { start, end } = typeof current === 'string' ? { start: min, end: current } : current;
  const labelId = `${control.id}-label`;

  const tell = (next: SliderRange, isDone: boolean): void => {
    setOwn(props.isRange ? next : next.end);
    // Apart, because the value's type follows `isRange`.
    if (props.isRange) (isDone ? props.onCommit : props.onChange)?.({ value: next });
    else (isDone ? props.onCommit : props.onChange)?.({ value: next.end });
  };
  const shared = { min, max, step, name, disabled, formatValue };
  const shown = (isRange ? [start, end] : [end]).filter((each) => each !== '').map(formatValue);

  return (
    <S.Root
      data-component="Slider"
      data-range={isRange || undefined}
      data-disabled={disabled || undefined}
      data-invalid={error ? true : undefined}
      {...rest}
      {...(isRange && {
        role: 'group',
        'aria-labelledby': labelId,
        'aria-describedby': control['aria-describedby'],
      })}
    >
      <S.Head>
        {isRange ? (
          <S.Name id={labelId}>{label}</S.Name>
        ) : (
          <S.Label htmlFor={control.id}>{label}</S.Label>
        )}
        <S.Value aria-hidden>
          {shown.map((text, at) => (
            <Fragment key={at === 0 ? 'start' : 'end'}>
              {at === 0 ? null : ' – '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </S.Value>
      </S.Head>
      <S.Rail
        style={{
          '--_start': isRange ? shareOf(start, min, max) : 0,
          '--_end': shareOf(end, min, max),
        }}
      >
        {isRange ? (
          <SliderThumb
            {...shared}
            aria-label={texts.start}
            aria-invalid={control['aria-invalid']}
            side="start"
            value={start}
            limit={end}
            onMove={(moved, isDone) => tell({ start: moved, end }, isDone)}
          />
        ) : null}
        <SliderThumb
          {...shared}
          {...control}
          aria-label={isRange ? texts.end : undefined}
          side="end"
          value={end}
          limit={isRange ? start : undefined}
          onMove={(moved, isDone) => tell({ start, end: moved }, isDone)}
        />
        <S.Track aria-hidden />
        {isRange ? <S.Knob aria-hidden data-side="start" /> : null}
        <S.Knob aria-hidden data-side="end" />
      </S.Rail>
      {marks.length === 0 ? null : <SliderMarks marks={marks} min={min} max={max} />}
      <FieldNotes {...notes} hint={hint} error={error} />
    </S.Root>
  );
}
