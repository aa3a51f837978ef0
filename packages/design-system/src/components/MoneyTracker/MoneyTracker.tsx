import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './MoneyTracker.styles';

export const MONEY_STEP_STATES = ['done', 'current', 'waiting', 'failed'] as const;
export type MoneyStepState = (typeof MONEY_STEP_STATES)[number];

export interface MoneyStep {
  id: string;
  title: string;
  state: MoneyStepState;
  /** When it happened: `text` is shown, `at` is ISO 8601. */
  time?: { text: string; at: string } | undefined;
  /** Reason for this result. */
  reason?: string | undefined;
  /** What happens next, or what the user can do. */
  next?: string | undefined;
  /** One button or link of this step. */
  action?: ReactNode;
}

export interface MoneyTrackerLabels {
  /** Accessible name of the list. */
  list: string;
  /** Text for each state, read by screen readers instead of the icon. */
  states: Readonly<Record<MoneyStepState, string>>;
}

export interface MoneyTrackerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** All steps in order, including future ones. */
  steps: readonly MoneyStep[];
  labels?: Partial<MoneyTrackerLabels>;
}

/**
 * The steps of a deposit or withdrawal: what has happened and when, what is going on, what comes next.
 * Stacked on a phone, side by side on wide screens. For the state alone, as in a table, use `Badge`.
 */
export function MoneyTracker({ steps, labels, ...rest }: MoneyTrackerProps) {
  const texts = useLabels<MoneyTrackerLabels>('MoneyTracker', labels);
  return (
    <S.Root data-component="MoneyTracker" {...rest}>
      <S.List role="list" aria-label={texts.list} style={{ '--_count': steps.length }}>
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
                <VisuallyHidden>{` ${texts.states?.[state] ?? noText('MoneyTracker.states')}`}</VisuallyHidden>
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
