import { type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { useMergedRef } from '../../hooks/useMergedRef';
import { MinusIcon } from '../../icons/MinusIcon';
import { PlusIcon } from '../../icons/PlusIcon';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { compareDecimals, readDecimal, writeDecimal } from './decimal';
import { enterValue } from './enterValue';
import * as S from './NumberField.styles';
import { pasteLines } from './pasteLines';
import { readTyped, tidyNumber } from './readTyped';
import { StepButton } from './StepButton';
import { stepNumber } from './stepNumber';

/** How many steps Page Up and Page Down take. */
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
  labels: NumberFieldLabels;
  /** The value as it was typed; it need not be a number yet. */
  value?: string;
  defaultValue?: string;
  /** Smallest value, as a decimal number. Steps stop there; what is typed stays, for the owner to judge. */
  min?: string;
  max?: string;
  /** Distance of two neighbouring values; 1 by default. */
  step?: string;
}

/**
 * A quantity that is counted: pieces, days, rounds. Money goes into `AmountField`; a number that is
 * only a row of digits, such as an account, into `TextField`.
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
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const current = readTyped(text, step);
  const isUnread = current === undefined && text.trim() !== '';
  // As texts: a long row of digits is no number that a browser could hold.
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
    // By Enter a form is sent without the field being left.
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
              label={labels.decrease}
              icon={<MinusIcon />}
              disabled={isLocked || isUnread || isAt(min)}
              onStep={() => go(-1)}
            />
            <StepButton
              label={labels.increase}
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
