import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './MoneyTracker.styles';

export const MONEY_STEP_STATES = ['done', 'current', 'waiting', 'failed'] as const;
export type MoneyStepState = (typeof MONEY_STEP_STATES)[number];

export interface MoneyStep {
  id: string;
  title: string;
  state: MoneyStepState;
  /** When it happened: as it is to be read, and as ISO 8601. */
  time?: { text: string; at: string } | undefined;
  /** Why it went so. */
  reason?: string | undefined;
  /** What happens next, or what the person can do. */
  next?: string | undefined;
  /** One button or link that belongs to this step. */
  action?: ReactNode;
}

export interface MoneyTrackerLabels {
  /** Name of the list for screen readers. */
  list: string;
  /** Word for each state, for who can't see its sign. */
  states: Readonly<Record<MoneyStepState, string>>;
}

export interface MoneyTrackerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In their order, those that are still to come included. */
  steps: readonly MoneyStep[];
  labels: MoneyTrackerLabels;
}

/**
 * Where a deposit or a withdrawal is on its way: what has happened and when, what goes on, what comes
 * next. Below each other on a phone, beside each other where there is room. For the bare state of a
 * row in a table take a `Badge`.
 */
export function MoneyTracker({ steps, labels, ...rest }: MoneyTrackerProps) {
  return (
    <S.Root data-component="MoneyTracker" {...rest}>
      <S.List role="list" aria-label={labels.list} style={{ '--_count': steps.length }}>
        {steps.map(({ id, title, state, time, reason, next, action }) => (
          <S.Step
            key={id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <S.Sign aria-hidden>
              {state === 'done' ? <CheckIcon size={16} /> : null}
              {state === 'failed' ? <CloseIcon size={16} /> : null}
            </S.Sign>
            <S.Text>
              <S.Title>
                {title}
                <VisuallyHidden>{` ${labels.states[state]}`}</VisuallyHidden>
              </S.Title>
              {time === undefined ? null : <S.Time dateTime={time.at}>{time.text}</S.Time>}
              {reason === undefined ? null : <S.Reason>{reason}</S.Reason>}
              {next === undefined ? null : <S.Next>{next}</S.Next>}
              {action === undefined ? null : <S.Action>{action}</S.Action>}
            </S.Text>
          </S.Step>
        ))}
      </S.List>
    </S.Root>
  );
}
