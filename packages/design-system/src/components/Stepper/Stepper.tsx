import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Stepper.styles';
import * as L from './StepperLine.styles';

export const STEP_STATES = ['done', 'current', 'waiting', 'failed'] as const;
export type StepState = (typeof STEP_STATES)[number];

export interface Step {
  id: string;
  title: string;
  /** Exactly one step is `current`, or none once all are done; `failed` is done again by its user. */
  state: StepState;
  /** A short second line: what is asked for, or why it failed. */
  note?: ReactNode;
  /** Says that the step may be skipped. */
  isOptional?: boolean;
  /** Where the step is, for a step that may be gone back to. */
  href?: string;
}

export interface StepperLabels {
  /** Accessible name of the list. */
  list: string;
  /** Line of a narrow place: 'Step 2 of 4: Address'. */
  position: (at: number, count: number, title: string) => string;
  /** A number in the digits of the language. */
  number: (value: number) => string;
  /** Mark of a step that may be skipped. */
  optional: string;
  /** Text for each state, read by screen readers instead of the sign. */
  states: Readonly<Record<StepState, string>>;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** All steps in order, including future ones. */
  steps: readonly Step[];
  labels?: Partial<StepperLabels>;
  /** Called when a step that is done or failed is pressed; steps with `href` are links instead. */
  onSelect?: (event: { id: string }) => void;
}

/**
 * Where somebody is in a process of a few pages, such as a registration or an identity check: a row of steps, or one
 * line that opens in a narrow place. For what happened to one transaction use `MoneyTracker`; for views that can be
 * changed in any order, `Tabs`.
 */
export function Stepper({ steps, labels, onSelect, ...rest }: StepperProps) {
  const texts = useLabels<Partial<StepperLabels>>('Stepper', labels);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const ongoing = steps.findIndex(({ state }) => state === 'current' || state === 'failed');
  // Once all are done, the last one stays in the line.
  const at = ongoing < 0 ? steps.length - 1 : ongoing;
  const now = steps[at];

  const draw = ({ id, title, state, note, isOptional = false, href }: Step, place: number) => {
    const canGoBack = state === 'done' || state === 'failed';
    const face = (
      <>
        {title}
        <VisuallyHidden>{` ${texts.states?.[state] ?? ''}`}</VisuallyHidden>
      </>
    );
    return (
      <S.Item key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <S.Sign aria-hidden>
          {state === 'done' ? (
            <CheckIcon size={16} />
          ) : state === 'failed' ? (
            <CloseIcon size={16} />
          ) : (
            (texts.number?.(place + 1) ?? place + 1)
          )}
        </S.Sign>
        <S.Text>
          {canGoBack && href !== undefined ? (
            <S.Link href={href}>{face}</S.Link>
          ) : canGoBack && onSelect !== undefined ? (
            <S.Press type="button" onClick={() => onSelect({ id })}>
              {face}
            </S.Press>
          ) : (
            <S.Title>{face}</S.Title>
          )}
          {isOptional ? <S.Note>{texts.optional}</S.Note> : null}
          {note === undefined ? null : (
            <S.Note data-fault={state === 'failed' || undefined}>{note}</S.Note>
          )}
        </S.Text>
      </S.Item>
    );
  };

  return (
    <S.Root data-component="Stepper" data-open={isOpen || undefined} {...rest}>
      <L.Line
        type="button"
        data-state={now?.state}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <L.Position>
          {now && (texts.position?.(at + 1, steps.length, now.title) ?? noText('Stepper.position'))}
        </L.Position>
        {now?.state === 'failed' ? <L.Fault>{texts.states?.failed}</L.Fault> : null}
        <L.Arrow aria-hidden>
          <ChevronDownIcon />
        </L.Arrow>
        <L.Bars aria-hidden>
          {steps.map(({ id, state }) => (
            <L.Bar key={id} data-state={state} />
          ))}
        </L.Bars>
      </L.Line>
      <S.List id={listId} role="list" aria-label={texts.list} style={{ '--_count': steps.length }}>
        {steps.map(draw)}
      </S.List>
    </S.Root>
  );
}
