import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { useLabels } from '../../labels/useLabels';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { byDay } from './byDay';
import * as S from './Timeline.styles';

export const TIMELINE_STATES = ['done', 'current', 'waiting', 'failed'] as const;
export type TimelineState = (typeof TIMELINE_STATES)[number];

export const TIMELINE_TONES = [
  'neutral',
  'action',
  'accent',
  'positive',
  'warning',
  'danger',
  'info',
] as const;
export type TimelineTone = (typeof TIMELINE_TONES)[number];

export interface TimelineEvent {
  id: string;
  title: string;
  /** At most one event is `current`. */
  state: TimelineState;
  /** When it happened: `text` is shown, `at` is ISO 8601. Default: none. */
  time?: { text: string; at: string };
  /** Day as text: 'Monday 3 March'. Neighbours of the same day stand below one heading. Default: no heading. */
  day?: string;
  /** Colour of the sign. Default: that of the state. */
  tone?: TimelineTone;
  /** Icon in the sign. Default: that of the state. */
  icon?: ReactNode;
  /** Details below the title: a reason, what comes next, a button. Default: none. */
  content?: ReactNode;
}

export interface TimelineLabels {
  /** Text for each state, read by screen readers after the title. */
  states: Readonly<Record<TimelineState, string>>;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: 'What happened to this withdrawal'. */
  label: string;
  /** All events in the order in which they are shown. */
  events: readonly TimelineEvent[];
  /** Shown when there are no events and none are loading, such as an `EmptyState`. Default: nothing. */
  empty?: ReactNode;
  /** Shows placeholders after the events that are there. Default: false. */
  isLoading?: boolean;
  labels?: Partial<TimelineLabels>;
}

const SIGNS: Readonly<Partial<Record<TimelineState, ReactNode>>> = {
  done: <CheckIcon size={16} />,
  failed: <CloseIcon size={16} />,
};

/**
 * Events one below the other, each with its time: the history of an identity check, of an account, of a request. For
 * the fixed steps of one payment use `MoneyTracker`; for steps that somebody goes through, `Stepper`; for rows that are
 * sorted or compared, `DataTable`.
 */
export function Timeline({
  label,
  events,
  empty,
  isLoading = false,
  labels,
  ...rest
}: TimelineProps) {
  const texts = useLabels<Partial<TimelineLabels>>('Timeline', labels);
  const id = useId();
  const isEmpty = events.length === 0;
  return (
    <S.Root
      data-component="Timeline"
      role="group"
      aria-label={label}
      aria-busy={isLoading || undefined}
      {...rest}
    >
      {byDay(events).map(({ day, events: ofDay }, at) => (
        <S.Day key={ofDay[0]?.id}>
          {day === undefined ? null : <S.DayName id={`${id}${at}`}>{day}</S.DayName>}
          <S.List role="list" aria-labelledby={day === undefined ? undefined : `${id}${at}`}>
            {ofDay.map((event) => (
              <S.Event
                key={event.id}
                data-state={event.state}
                data-tone={event.tone}
                aria-current={event.state === 'current' ? 'step' : undefined}
              >
                <S.Sign aria-hidden>{event.icon ?? SIGNS[event.state]}</S.Sign>
                <S.Text>
                  <S.Head>
                    <S.Title>
                      {event.title}
                      <VisuallyHidden>{` ${texts.states?.[event.state] ?? ''}`}</VisuallyHidden>
                    </S.Title>
                    {event.time === undefined ? null : (
                      <S.Time dateTime={event.time.at}>{event.time.text}</S.Time>
                    )}
                  </S.Head>
                  {event.content === undefined ? null : <S.Content>{event.content}</S.Content>}
                </S.Text>
              </S.Event>
            ))}
          </S.List>
        </S.Day>
      ))}
      {isLoading ? (
        <S.Waiting aria-hidden>
          {(isEmpty ? [14, 20, 11] : [14]).map((width) => (
            <S.WaitingEvent key={width}>
              <Skeleton shape="circle" width="32px" />
              <Skeleton shape="text" width={`${width}ch`} />
            </S.WaitingEvent>
          ))}
        </S.Waiting>
      ) : null}
      {isEmpty && !isLoading ? empty : null}
    </S.Root>
  );
}
