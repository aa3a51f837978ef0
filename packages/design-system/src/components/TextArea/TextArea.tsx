import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Field, type FieldSize } from '../Field/Field';
import { useComposition } from '../Field/useComposition';
import type { FieldTexts } from '../Field/useFieldControl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { countCharacters } from './countCharacters';
import * as S from './TextArea.styles';
import { useSpokenCount } from './useSpokenCount';

/** From this many characters before the limit on, what is left is said. */
const NEAR = 20;

export interface TextAreaLabels {
  /** What stands in the corner: '12 / 140'. */
  count: (used: number, limit: number) => string;
  /** Said to screen readers near the limit: '8 characters left'. */
  left: (left: number) => string;
  /** Shown as the fault of a text that is too long, by how many characters. */
  tooLong: (over: number) => string;
}

export interface TextAreaProps
  extends Omit<
      ComponentPropsWithRef<'textarea'>,
      'rows' | 'maxLength' | 'value' | 'defaultValue' | 'children'
    >,
    FieldTexts {
  value?: string;
  defaultValue?: string;
  size?: FieldSize;
  /** Lines of an empty field; 3 by default. */
  rows?: number;
  /** Lines up to which it grows; what is more scrolls. 8 by default. */
  maxRows?: number;
  /** Most characters, as a person counts them. More than that stays, and is marked as a fault. */
  limit?: number;
  /** Words of the counter; needed with `limit`. */
  labels?: TextAreaLabels;
}

/**
 * Text of several lines, such as feedback or a reason. For one line take `TextField`. Native
 * attributes, `className`, `style` and `ref` reach the textarea.
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
    limit === undefined || labels === undefined ? undefined : toCount(text, limit, labels);
  const spoken = useSpokenCount(count?.spoken ?? '');
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? count?.fault}
      size={size}
      controlId={id}
      describedBy={
        [count === undefined ? '' : countId, describedBy ?? ''].filter(Boolean).join(' ') ||
        undefined
      }
    >
      {(control) => (
        <S.Box data-size={size}>
          <S.Room
            data-size={size}
            data-text={text}
            style={{ '--_rows': rows, '--_max-rows': Math.max(rows, maxRows) }}
          >
            <S.Control data-component="TextArea" rows={rows} {...rest} {...control} {...field} />
          </S.Room>
          {count === undefined ? null : (
            <S.Count id={countId} data-over={count.fault !== undefined || undefined}>
              {count.seen}
            </S.Count>
          )}
          {count === undefined ? null : <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
        </S.Box>
      )}
    </Field>
  );
}

function toCount(text: string, limit: number, labels: TextAreaLabels) {
  const used = countCharacters(text);
  const left = limit - used;
  const fault = left < 0 ? labels.tooLong(-left) : undefined;
  return {
    seen: labels.count(used, limit),
    fault,
    spoken: fault ?? (left <= NEAR && used > 0 ? labels.left(left) : ''),
  };
}
