import { type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { MinusIcon } from '../../icons/MinusIcon';
import { PlusIcon } from '../../icons/PlusIcon';
import { useLabels } from '../../labels/useLabels';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { compareDecimals, readDecimal, writeDecimal } from './decimal';
import { enterValue } from './enterValue';
import * as S from './NumberField.styles';
import { pasteLines } from './pasteLines';
import { readTyped, tidyNumber } from './readTyped';
import { StepButton } from './StepButton';
import { stepNumber } from './stepNumber';

/** Number of steps of Page Up and Page Down. */
const PAGE = 10;
const STEPS: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
};

export interface NumberFieldLabels {
  /** Name of the button that adds a step. */
  increase: string;
  decrease: string;
}

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  labels?: Partial<NumberFieldLabels>;
  /** Controlled value: the text as typed, which may not be a number yet. */
  value?: string;
  /** Value at first, as a decimal string. */
  defaultValue?: string;
  /** Minimum, as a decimal string. Steps stop there; typed values outside the range stay, for you to validate. */
  min?: string;
  /** Maximum, as a decimal string. */
  max?: string;
  /** Size of a step, as a decimal string. Default: '1'. */
  step?: string;
}

/**
 * Input for a quantity: pieces, days, rounds. For money use `AmountField`; for a sequence of digits such as
 * an account number, `TextField`.
 */
export function NumberField({
  labels,
  value,
  defaultValue = '',
  min,
  max,
  step,
  suffix,
  ref,
  onChange,
  onBlur,
  onKeyDown,
  onPaste,
  ...rest
}: NumberFieldProps) {
  const texts = useLabels<NumberFieldLabels>('NumberField', labels);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const current = readTyped(text, step);
  const isUnread = current === undefined && text.trim() !== '';
  // As strings: long numbers do not fit into a JavaScript number.
  const range: Record<string, string | undefined> = {
    'aria-valuenow': current === undefined ? undefined : writeDecimal(current),
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': text === '' ? undefined : text,
  };
  const isLocked = Boolean(rest.disabled) || Boolean(rest.readOnly);

  const isAt = (limit: string | undefined): boolean => {
    const edge = limit === undefined ? undefined : readDecimal(limit);
    return current !== undefined && edge !== undefined && compareDecimals(current, edge) === 0;
  };
  const enter = (next: string): void => {
    if (input.current !== null && next !== text) enterValue(input.current, next);
  };
  const go = (count: number): void => enter(stepNumber(text, count, { min, max, step }));
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const count = STEPS[event.key];
    const edge = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (isLocked || hasModifier || isComposing(event) || event.defaultPrevented) return;
    // Enter submits the form without leaving the field.
    if (event.key === 'Enter') enter(tidyNumber(text, step));
    if ((count === undefined && edge === undefined) || isUnread) return;
    event.preventDefault();
    if (count !== undefined) go(count);
    else if (edge !== undefined) enter(edge);
  };

  return (
    <TextField
      data-component="NumberField"
      inputMode={step?.includes('.') ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      ref={useMergedRef<HTMLInputElement>(input, ref)}
      role="spinbutton"
      {...range}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
      onKeyDown={handleKeyDown}
      onPaste={(event) => {
        onPaste?.(event);
        pasteLines(event);
      }}
      onBlur={(event) => {
        if (!isLocked) enter(tidyNumber(text, step));
        onBlur?.(event);
      }}
      suffix={
        <>
          {suffix}
          <S.Steps>
            <StepButton
              label={texts.decrease}
              icon={<MinusIcon />}
              disabled={isLocked || isUnread || isAt(min)}
              onStep={() => go(-1)}
            />
            <StepButton
              label={texts.increase}
              icon={<PlusIcon />}
              disabled={isLocked || isUnread || isAt(max)}
              onStep={() => go(1)}
            />
          </S.Steps>
        </>
      }
    />
  );
}
