import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { GiftIcon } from '../../icons/GiftIcon';
import { Badge, type BadgeTone } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './MissionCard.styles';

export const MISSION_STATUSES = [
  'locked',
  'inProgress',
  'claimable',
  'claimed',
  'expired',
] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];

export interface MissionCardMission {
  id: string;
  title: string;
  /** What has to be done. */
  text: string;
  status: MissionStatus;
  /** How far it is: the two numbers are only drawn, the text is read. */
  progress?: { value: number; max: number; text: string } | undefined;
  /** What is paid, formatted; several parts where money comes with points. */
  reward: string;
  /** Until when, or how often it starts anew. */
  period?: string | undefined;
}

export interface MissionCardLabels {
  statuses: Readonly<Record<MissionStatus, string>>;
  /** Name of the bar. */
  progress: string;
  /** Said before the reward to screen readers. */
  reward: string;
  /** Verb of the button; the title is put after it for screen readers. */
  claim: string;
}

export interface MissionCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  mission: MissionCardMission;
  labels: MissionCardLabels;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3;
  /** Shows that the reward is being taken, and ignores presses. */
  isClaiming?: boolean;
  /** Called when the reward is to be taken; without it there is no button. */
  onClaim?: ((event: { id: string }) => void) | undefined;
  /** A way on while it runs: one quiet button or link. */
  action?: ReactNode;
}

const TONES: Readonly<Record<MissionStatus, BadgeTone>> = {
  locked: 'neutral',
  inProgress: 'info',
  claimable: 'accent',
  claimed: 'positive',
  expired: 'neutral',
};

/**
 * A task with a count and a reward. For an offer that is joined and has terms take `PromotionCard`; for
 * places among others take `Leaderboard`.
 */
export function MissionCard({
  mission,
  labels,
  headingLevel = 3,
  isClaiming = false,
  onClaim,
  action,
  ...rest
}: MissionCardProps) {
  const { id, title, text, status, progress, reward, period } = mission;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const canClaim = status === 'claimable' && onClaim !== undefined;
  const isOpen = status === 'inProgress' && action !== undefined;
  return (
    <S.Root data-component="MissionCard" data-status={status} aria-labelledby={titleId} {...rest}>
      <S.Head>
        <S.Title>
          <Heading id={titleId}>{title}</Heading>
        </S.Title>
        <Badge tone={TONES[status]}>{labels.statuses[status]}</Badge>
      </S.Head>
      <S.Text>{text}</S.Text>
      {progress === undefined ? null : (
        <S.Progress>
          <S.Bar
            max={progress.max}
            value={Math.min(progress.max, Math.max(0, progress.value))}
            aria-label={labels.progress}
            aria-valuetext={progress.text}
          />
          <S.Count aria-hidden>{progress.text}</S.Count>
        </S.Progress>
      )}
      <S.Foot>
        <S.Gain>
          <GiftIcon size={18} />
          <S.Reward>
            <VisuallyHidden>{`${labels.reward} `}</VisuallyHidden>
            {reward}
          </S.Reward>
        </S.Gain>
        {period === undefined ? null : <S.Period>{period}</S.Period>}
        {canClaim ? (
          <S.Act>
            <Button
              tone="accent"
              size="sm"
              isLoading={isClaiming}
              aria-label={`${labels.claim} ${title}`}
              onClick={() => onClaim({ id })}
            >
              {labels.claim}
            </Button>
          </S.Act>
        ) : isOpen ? (
          <S.Act>{action}</S.Act>
        ) : null}
      </S.Foot>
    </S.Root>
  );
}
