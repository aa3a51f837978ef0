import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { ErrorState } from '../ErrorState/ErrorState';
import { type Fact, FactList } from '../FactList/FactList';
import { Notice } from '../Notice/Notice';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './RealityCheckDialog.styles';
import { useKeptFocus } from './useKeptFocus';

/** In the order in which they stand. */
export const REALITY_CHECK_ANSWERS = ['goOn', 'history', 'stop'] as const;
export type RealityCheckAnswer = (typeof REALITY_CHECK_ANSWERS)[number];

export interface RealityCheckDialogLabels extends Record<RealityCheckAnswer, string> {
  /** Title of the error if the figures could not be loaded. */
  failed: string;
  /** Label of the button that loads them again. */
  retry: string;
}

export interface RealityCheckDialogProps
  extends Omit<
      ComponentPropsWithRef<'dialog'>,
      'open' | 'onCancel' | 'onClose' | 'title' | 'children'
    >,
    Pick<DialogProps, 'isOpen' | 'title' | 'icon'> {
  /** One sentence about why it shows: 'You set a reminder for every 30 minutes.' */
  text: string;
  /** Time, staked, won and net, formatted; null until they are known. */
  facts: readonly Fact[] | null;
  labels?: Partial<RealityCheckDialogLabels>;
  /** Says that the figures could not be loaded: none are shown then. Default: false. */
  isFailed?: boolean;
  /** The answer that is being sent. */
  sending?: RealityCheckAnswer | null;
  /** Why the last answer was not taken. */
  error?: string | undefined;
  /** Called with the answer. It closes only when you set `isOpen` to false. */
  onAnswer: (event: { answer: RealityCheckAnswer }) => void;
  /** Called when the user asks for the figures again. */
  onRetry: () => void;
}

/**
 * Interrupts play with the time and the money so far. Only one of its three answers closes it. None is suggested, and
 * none has the focus at first: a key that was meant for the game answers nothing. For any other question use `Dialog`.
 */
export function RealityCheckDialog({
  isOpen,
  text,
  facts,
  labels,
  isFailed = false,
  sending = null,
  error,
  onAnswer,
  onRetry,
  ref,
  ...rest
}: RealityCheckDialogProps) {
  const texts = useLabels<RealityCheckDialogLabels>('RealityCheckDialog', labels);
  const contentId = useId();
  const modal = useRef<HTMLDialogElement>(null);
  useKeptFocus(modal, isOpen);
  return (
    <Dialog
      data-component="RealityCheckDialog"
      // The focus is on the dialog, so its figures are read with its name.
      aria-describedby={isOpen ? contentId : undefined}
      {...rest}
      ref={useMergedRef(modal, ref)}
      isOpen={isOpen}
      size="sm"
      isCloseDisabled
      onClose={() => undefined}
      footer={
        <S.Answers>
          {REALITY_CHECK_ANSWERS.map((answer) => (
            <Button
              key={answer}
              variant="outline"
              tone="neutral"
              isWide
              isLoading={sending === answer}
              // What was not seen can not be agreed to. Leaving needs no figures.
              disabled={answer !== 'stop' && facts === null}
              onClick={() => (sending === null ? onAnswer({ answer }) : undefined)}
            >
              {texts[answer]}
            </Button>
          ))}
        </S.Answers>
      }
    >
      <S.Content id={contentId}>
        {isFailed ? (
          <ErrorState
            title={texts.failed}
            action={
              <Button size="sm" variant="outline" tone="neutral" onClick={onRetry}>
                {texts.retry}
              </Button>
            }
          />
        ) : (
          <>
            <p>{text}</p>
            {facts === null ? <Skeleton height="152px" /> : <FactList isSunken facts={facts} />}
          </>
        )}
        {error === undefined ? null : (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
      </S.Content>
    </Dialog>
  );
}
