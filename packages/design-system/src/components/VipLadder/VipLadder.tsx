import type { ComponentPropsWithRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { LockIcon } from '../../icons/LockIcon';
import { useLabels } from '../../labels/useLabels';
import { Skeleton } from '../Skeleton/Skeleton';
import { RankEmblem } from '../VipRank/RankEmblem';
import type { VipProgress } from '../VipRank/VipRank';
import * as S from './VipLadder.styles';

export const VIP_LADDER_STATES = ['reached', 'current', 'next', 'locked'] as const;
export type VipLadderState = (typeof VIP_LADDER_STATES)[number];

export interface VipLadderRank {
  id: string;
  /** Name of the rank. */
  name: string;
  /** Level from 0, which chooses the emblem as in `VipRank`. */
  level: number;
  /** Exactly one rank is `current`, and at most the one after it `next`. */
  state: VipLadderState;
  /** What has to be done for it: 'Bet 50,000.00 in a month'. Default: none. */
  requirement?: string;
  /** What it brings, one short text each. Default: none. */
  benefits?: readonly string[];
  /** Progress from the current rank to the next; drawn at the current one only. Default: none. */
  progress?: VipProgress;
}

export interface VipLadderLabels {
  /** Accessible name of the progress bar: 'Progress to the next level'. */
  progress: string;
  /** Text for each state, shown above the name. */
  states: Readonly<Record<VipLadderState, string>>;
}

export interface VipLadderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list: 'Levels of the VIP programme'. */
  label: string;
  /** All ranks from the lowest to the highest. */
  ranks: readonly VipLadderRank[];
  /** Shows placeholders instead of the ranks. Default: false. */
  isLoading?: boolean;
  labels?: Partial<VipLadderLabels>;
}

const PLACEHOLDERS = [9, 7, 8, 10];

/**
 * All ranks of a VIP programme: which are reached, which one somebody has, what the next ones bring. For one rank
 * beside a name or on an account page use `VipRank`; for the place among other players, `Leaderboard`.
 */
export function VipLadder({ label, ranks, isLoading = false, labels, ...rest }: VipLadderProps) {
  const texts = useLabels<Partial<VipLadderLabels>>('VipLadder', labels);
  return (
    <S.Root data-component="VipLadder" aria-busy={isLoading || undefined} {...rest}>
      {isLoading ? (
        <S.WaitingList aria-hidden>
          {PLACEHOLDERS.map((width) => (
            <S.Waiting key={width}>
              <Skeleton shape="circle" width="48px" />
              <S.Text>
                <Skeleton shape="text" width="6ch" />
                <Skeleton shape="text" width={`${width}ch`} />
              </S.Text>
            </S.Waiting>
          ))}
        </S.WaitingList>
      ) : (
        <S.List role="list" aria-label={label}>
          {ranks.map(({ id, name, level, state, requirement, benefits = [], progress }) => (
            <S.Rank
              key={id}
              data-state={state}
              aria-current={state === 'current' ? 'true' : undefined}
            >
              <S.Emblem>
                <RankEmblem level={level} isMuted={state === 'locked'} />
              </S.Emblem>
              <S.Text>
                <S.State>
                  {state === 'reached' ? <CheckIcon size={14} /> : null}
                  {state === 'locked' ? <LockIcon size={14} /> : null}
                  {texts.states?.[state]}
                </S.State>
                <S.Name>{name}</S.Name>
                {state === 'current' && progress !== undefined ? (
                  <S.Progress>
                    <S.Bar
                      max={1}
                      value={Math.min(1, Math.max(0, progress.share))}
                      aria-label={texts.progress}
                      aria-valuetext={progress.text}
                    />
                    <S.Note>{progress.text}</S.Note>
                  </S.Progress>
                ) : null}
                {requirement === undefined ? null : <S.Note>{requirement}</S.Note>}
                {benefits.length === 0 ? null : (
                  <S.Benefits role="list">
                    {benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </S.Benefits>
                )}
              </S.Text>
            </S.Rank>
          ))}
        </S.List>
      )}
    </S.Root>
  );
}
