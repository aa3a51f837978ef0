import { type ComponentPropsWithRef, useId, useState } from 'react';
import { noText } from '../../labels/noText';
import { type FoundLabels, useLabels } from '../../labels/useLabels';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { countCharacters } from './countCharacters';
import * as S from './TextArea.styles';
import { useDebouncedText } from './useDebouncedText';

/** Announces the remaining characters from this many before the limit. */
const ANNOUNCE_FROM = 20;

export interface TextAreaLabels {
  /** Text of the counter: '12 / 140'. */
  count: (used: number, limit: number) => string;
  /** Announced to screen readers near the limit: '8 characters left'. */
  left: (left: number) => string;
  /** Error for a text that is too long, with the number of extra characters. */
  tooLong: (over: number) => string;
}

export interface TextAreaProps
  extends Omit<
      ComponentPropsWithRef<'textarea'>,
      'rows' | 'maxLength' | 'value' | 'defaultValue' | 'children'
    >,
    FieldTexts {
  /** Controlled value. */
  value?: string;
  /** Value at first. */
  defaultValue?: string;
  size?: FieldSize;
  /** Lines of an empty field. Default: 3. */
  rows?: number;
  /** Lines up to which it grows before it scrolls. Default: 8. */
  maxRows?: number;
  /** Maximum number of characters as a person counts them. Longer text stays and shows an error. */
  limit?: number;
  /** Texts of the counter. Required with `limit`. */
  labels?: Partial<TextAreaLabels>;
}

/**
 * Input for text of several lines, such as feedback or a reason. For one line use `TextField`. Native
 * attributes, `className`, `style` and `ref` go to the textarea.
 */
export function TextArea({
  label,
  hint,
  error,
  size = 'md',
  rows = 3,
  maxRows = 8,
  limit,
  labels,
  value,
  defaultValue = '',
  id,
  onChange,
  onCompositionStart,
  onCompositionEnd,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const texts = useLabels<TextAreaLabels>('TextArea', labels);
  const countId = useId();
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const { field } = useComposition<HTMLTextAreaElement, string>({
    value: text,
    onChange: (event) => {
      setTyped(event.target.value);
      onChange?.(event);
    },
    onCompositionStart,
    onCompositionEnd,
  });
  const count =
    limit === undefined || !('count' in texts) ? undefined : toCount(text, limit, texts);
  const announced = useDebouncedText(count?.announced ?? '');
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? count?.overLimit}
      size={size}
      controlId={id}
      describedBy={
        [count === undefined ? '' : countId, describedBy ?? ''].filter(Boolean).join(' ') ||
        undefined
      }
    >
      {(control) => (
        <S.Box data-size={size}>
          <S.Sizer
            data-size={size}
            data-text={text}
            style={{ '--_rows': rows, '--_max-rows': Math.max(rows, maxRows) }}
          >
            <S.Control data-component="TextArea" rows={rows} {...rest} {...control} {...field} />
          </S.Sizer>
          {count === undefined ? null : (
            <S.Count id={countId} data-over={count.overLimit !== undefined || undefined}>
              {count.shown}
            </S.Count>
          )}
          {count === undefined ? null : <VisuallyHidden role="status">{announced}</VisuallyHidden>}
        </S.Box>
      )}
    </Field>
  );
}

function toCount(text: string, limit: number, labels: FoundLabels<TextAreaLabels>) {
  const used = countCharacters(text);
  const left = limit - used;
  const overLimit = left < 0 ? (labels.tooLong?.(-left) ?? noText('TextArea.tooLong')) : undefined;
  return {
    shown: labels.count?.(used, limit) ?? noText('TextArea.count'),
    overLimit,
    announced:
      overLimit ??
      (left <= ANNOUNCE_FROM && used > 0 ? (labels.left?.(left) ?? noText('TextArea.left')) : ''),
  };
}
