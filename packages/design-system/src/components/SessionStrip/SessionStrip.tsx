import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ShieldIcon } from '../../icons/ShieldIcon';
import { WarningIcon } from '../../icons/WarningIcon';
import { useLabels } from '../../labels/useLabels';
import { Amount } from '../Amount/Amount';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './SessionStrip.styles';

export const SESSION_STRIP_STATUSES = ['ready', 'loading', 'failed'] as const;
export type SessionStripStatus = (typeof SESSION_STRIP_STATUSES)[number];

export interface SessionStripLabels {
  /** Name of the strip: 'Your session'. */
  strip: string;
  timeOfDay: string;
  played: string;
  net: string;
  balance: string;
  /** Name of `timeLeft`. Default: none. */
  timeLeft?: string;
  /** Read by screen readers instead of the stars: 'Balance hidden'. */
  hidden: string;
  /** Says that the amounts could not be loaded. */
  failed: string;
  /** Label of the button that loads them again. */
  retry: string;
}

export interface SessionStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Time of day, formatted: '14:05'. */
  timeOfDay: string;
  /** Time since the session began, formatted: '0:42:10'; null until it is known. */
  played: string | null;
  /** What was won less what was staked since then, formatted, with its sign; null until it is known. */
  net: string | null;
  /** Formatted amount with its currency; null until it is known. */
  balance: string | null;
  /** What the member's own limit of time leaves, formatted: '12 minutes'. Default: null, not shown. */
  timeLeft?: string | null;
  labels?: Partial<SessionStripLabels>;
  /** State of the amounts. While `failed` none is shown: an old one would be taken for the present one. Default: `ready`. */
  status?: SessionStripStatus;
  /** Shows stars instead of the balance. Default: false. */
  isBalanceHidden?: boolean;
  /** Called when the user asks for the amounts again, while `failed`. */
  onRetry?: () => void;
  /** The link at its end, such as to the member's own limits; only its icon where there is little room. */
  link?: { href: string; label: string };
}

/**
 * Time of day, time played, net position and balance above a game. Screen readers get a named group and are not
 * interrupted when it changes. For a list of facts that stand still use `FactList`.
 */
export function SessionStrip({
  timeOfDay,
  played,
  net,
  balance,
  timeLeft = null,
  labels,
  status = 'ready',
  isBalanceHidden = false,
  onRetry,
  link,
  ...rest
}: SessionStripProps) {
  const texts = useLabels<SessionStripLabels>('SessionStrip', labels);
  const isLoading = status === 'loading';
  const amount = (value: string | null, isHidden = false): ReactNode =>
    value === null ? (
      <Skeleton shape="text" width="7ch" />
    ) : (
      <Amount value={value} isHidden={isHidden} hiddenLabel={texts.hidden} />
    );
  return (
    <S.Root data-component="SessionStrip" role="group" aria-label={texts.strip} {...rest}>
      <S.Line data-status={status} aria-busy={isLoading || undefined}>
        <S.Words>
          <S.Facts>
            <S.Fact>
              <dt>{texts.timeOfDay}</dt>
              <S.Time>{timeOfDay}</S.Time>
            </S.Fact>
            <S.Fact>
              <dt>{texts.played}</dt>
              <S.Time>{played ?? <Skeleton shape="text" width="6ch" />}</S.Time>
            </S.Fact>
            {timeLeft === null ? null : (
              <S.Fact data-low>
                <dt>{texts.timeLeft}</dt>
                <dd>{timeLeft}</dd>
              </S.Fact>
            )}
            {status === 'failed' ? null : (
              <>
                <S.Fact>
                  <dt>{texts.net}</dt>
                  <dd>{amount(net)}</dd>
                </S.Fact>
                <S.Fact>
                  <dt>{texts.balance}</dt>
                  <dd>{amount(balance, isBalanceHidden)}</dd>
                </S.Fact>
              </>
            )}
          </S.Facts>
          <S.Trouble role="status" data-quiet={status !== 'failed' || undefined}>
            {status === 'failed' ? (
              <>
                <WarningIcon size={16} />
                <span>{texts.failed}</span>
              </>
            ) : null}
          </S.Trouble>
          {status !== 'failed' || onRetry === undefined ? null : (
            <Button size="sm" variant="quiet" tone="neutral" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </S.Words>
        {link === undefined ? null : (
          <S.Link href={link.href}>
            <ShieldIcon size={20} />
            <span>{link.label}</span>
          </S.Link>
        )}
      </S.Line>
    </S.Root>
  );
}
