import {
  failureText,
  formatMoment,
  loadAccount,
  navigationRequested,
  overlayOpened,
  PATHS,
  selectIsPaused,
  sessionEnded,
  toPanelState,
  useCoreDispatch,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import {
  type PlayPause,
  useGetMarketPolicyQuery,
  useGetPlayPauseQuery,
  useStartPlayPauseMutation,
} from '@parlour/gateway-openapi/saferPlay';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDurationText } from './useDurationText';

type Kind = PlayPause['kind'];

/** The member's break or exclusion, what can be chosen as options of the forms, and a function that begins it (SP-07). */
export function usePlayPause() {
  const { t } = useTranslation('breaks');
  const { tag } = useLanguage();
  const dispatch = useCoreDispatch();
  const durationText = useDurationText();
  const [send] = useStartPlayPauseMutation();
  const [busy, setBusy] = useState<Kind | null>(null);
  const [errors, setErrors] = useState<Partial<Record<Kind, string>>>({});
  // The end of each choice is that of a pause which begins now.
  const query = useGetPlayPauseQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: policy } = useGetMarketPolicyQuery();

  // The account was loaded while it held.
  const isPaused = useCoreSelector(selectIsPaused);
  const isOver = isPaused && !query.isFetching && query.data?.current === null;
  useEffect(() => {
    if (isOver) void dispatch(loadAccount());
  }, [isOver, dispatch]);

  const toOption = ({ duration, endsAt }: { duration: string; endsAt: string }) => ({
    value: duration,
    label: durationText(duration),
    endText: t('choose.until', { at: formatMoment(endsAt, tag) }),
  });

  /** The gateway has ended the session: this browser leaves it, and says what holds. */
  const leave = (pause: PlayPause): void => {
    dispatch(sessionEnded({ reason: 'logout' }));
    dispatch(navigationRequested({ path: PATHS.home }));
    dispatch(overlayOpened({ name: 'pauseStarted', pause }));
  };

  return {
    busy,
    errors,
    /** Whether a break is without offers. Not while the policy is unknown. */
    promisesNoOffers: policy?.marketing.duringBreak === false,
    /** Asks anew what holds, and what can be chosen. */
    refresh: () => void query.refetch(),
    state: toPanelState(query, t, (data) => ({
      ...data,
      breaks: data.breaks.map(toOption),
      exclusions: data.exclusions.map(toOption),
      delay: durationText(data.coolingOff),
    })),
    async start(kind: Kind, duration: string): Promise<void> {
      setBusy(kind);
      setErrors({});
      try {
        leave(await send({ playPauseWish: { kind, duration } }).unwrap());
      } catch (reason) {
        setErrors({ [kind]: failureText(reason, t) });
        setBusy(null);
      }
    },
  };
}
