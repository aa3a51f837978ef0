import { SessionStrip } from '@parlour/design-system/SessionStrip';
import {
  everySecond,
  gatewayTime,
  lazyChunk,
  type PlaySessionView,
  timeOfDay,
  timePlayed,
  timeText,
  useCentreHref,
  useLanguage,
  useMoney,
  usePlaySession,
} from '@parlour/feature-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const PlayCheck = lazyChunk<{ play: PlaySessionView }>(() => import('./PlayCheck'), {
  isOptional: true,
});

/**
 * Above a game: time of day, time played, net position and balance of the member's session (SP-05), a link to the own
 * limits (SP-04), and the reality check when it is due (SP-06). Nothing for guests and trial users.
 */
export function PlayStrip() {
  const play = usePlaySession();
  const [hasCheck, setHasCheck] = useState(false);
  // It stays once it was there: closing gives the focus back.
  if (play?.isCheckOpen === true && !hasCheck) setHasCheck(true);
  // Before it is due: then there may be no connection.
  useEffect(() => {
    PlayCheck.preload().catch(() => undefined);
  }, []);
  if (play === null) return null;
  return (
    <>
      <Strip play={play} />
      {hasCheck ? <PlayCheck play={play} /> : null}
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
  return (
    <SessionStrip
      timeOfDay={useSyncExternalStore(everySecond, readTime, readTime)}
      played={useSyncExternalStore(everySecond, readPlayed, readPlayed)}
      net={session === undefined ? null : full(session.net)}
      balance={session === undefined ? null : full(session.balance)}
      status={isFailed ? 'failed' : reading === null ? 'loading' : 'ready'}
      isBalanceHidden={isBalanceHidden}
      labels={{
        strip: t('strip'),
        timeOfDay: t('time'),
        played: t('played'),
        net: t('net'),
        balance: t('balance'),
        hidden: t('balanceHidden'),
        failed: t('failed'),
        retry: t('retry'),
      }}
      link={{ href: hrefTo('member', 'saferPlay'), label: t('limits') }}
      onRetry={refetch}
    />
  );
}
