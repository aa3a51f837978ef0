import { SessionStrip } from '@parlour/design-system/SessionStrip';
import {
  Boundary,
  everySecond,
  gatewayTime,
  lazyChunk,
  minutesText,
  type PlaySessionView,
  timeOfDay,
  timePlayed,
  timeText,
  useCentreHref,
  useLanguage,
  useMoney,
  usePlaySession,
} from '@parlour/feature-core';
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkError } from '../ChunkError/ChunkError';
import type { CheckCoverProps } from './CheckCover';

const CheckCover = lazyChunk<CheckCoverProps>(() => import('./CheckCover'));
const PlayCheck = lazyChunk<{ play: PlaySessionView }>(() => import('./PlayCheck'));

/** From how much on the time that is left is said, in minutes. */
const SHORT_MINUTES = 15;

/**
 * Above a game: time of day, time played, net position and balance of the member's session (SP-05), the time left of an
 * own limit that is nearly used up (SP-02), a link to the own limits (SP-04), and the reality check when it is due
 * (SP-06). Nothing for guests and trial users.
 */
export function PlayStrip() {
  const play = usePlaySession();
  const [hasCheck, setHasCheck] = useState(false);
  // It stays once it was there: closing gives the focus back.
  if (play?.isCheckOpen === true && !hasCheck) setHasCheck(true);
  const hasPlay = play !== null;
  // Before it is due: then there may be no connection.
  useEffect(() => {
    if (!hasPlay) return;
    for (const chunk of [CheckCover, PlayCheck]) chunk.preload().catch(() => undefined);
  }, [hasPlay]);
  if (play === null) return null;
  // Where neither chunk is loaded, the gateway takes no rounds until the check is answered.
  return (
    <>
      <Strip play={play} />
      {hasCheck ? (
        <Boundary fallback={(retry) => <ChunkError onRetry={retry} />}>
          <Suspense fallback={null}>
            <Boundary
              fallback={(retry) => <CheckCover isOpen={play.isCheckOpen} onRetry={retry} />}
            >
              <Suspense fallback={<CheckCover isOpen={play.isCheckOpen} />}>
                <PlayCheck play={play} />
              </Suspense>
            </Boundary>
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}

function Strip({
  play: { reading, isFailed, isBalanceHidden, refetch },
}: {
  play: PlaySessionView;
}) {
  const { t } = useTranslation('play');
  const { tag } = useLanguage();
  const { full } = useMoney();
  const hrefTo = useCentreHref();
  // Two texts, so that only a change of one renders.
  const readTime = useCallback(
    () => timeOfDay(reading === null ? Date.now() : gatewayTime(reading), tag),
    [reading, tag],
  );
  const readPlayed = useCallback(
    () => (reading === null ? null : timeText(timePlayed(reading), tag)),
    [reading, tag],
  );
  const session = reading?.session;
  const minutesLeft = session?.timeLimit?.minutesLeft ?? null;
  const isShort = minutesLeft !== null && minutesLeft <= SHORT_MINUTES;
  return (
    <SessionStrip
      timeOfDay={useSyncExternalStore(everySecond, readTime, readTime)}
      played={useSyncExternalStore(everySecond, readPlayed, readPlayed)}
      net={session === undefined ? null : full(session.gameResult)}
      balance={session === undefined ? null : full(session.balance)}
      timeLeft={isShort ? minutesText(minutesLeft, tag) : null}
      status={isFailed ? 'failed' : reading === null ? 'loading' : 'ready'}
      isBalanceHidden={isBalanceHidden}
      labels={{
        strip: t('strip'),
        timeOfDay: t('time'),
        played: t('played'),
        net: t('net'),
        balance: t('balance'),
        timeLeft: t('timeLeft'),
        hidden: t('balanceHidden'),
        failed: t('failed'),
        retry: t('retry'),
      }}
      link={{ href: hrefTo('member', 'saferPlay'), label: t('limits') }}
      onRetry={refetch}
    />
  );
}
