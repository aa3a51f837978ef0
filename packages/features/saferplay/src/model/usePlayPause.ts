import {
  failureText,
  formatMoment,
  navigationRequested,
  overlayOpened,
  PATHS,
  sessionEnded,
  toPanelState,
  useCoreDispatch,
  useLanguage,
} from '@parlour/feature-core';
import {
  type PlayPause,
  useGetMarketPolicyQuery,
  useGetPlayPauseQuery,
  useStartPlayPauseMutation,
} from '@parlour/gateway-openapi/saferPlay';
import { useState } from 'react';
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
  const query = useGetPlayPauseQuery();
  const { data: policy } = useGetMarketPolicyQuery();

  const toOption = ({ duration, endsAt }: { duration: string; endsAt: string }) => ({
    value: duration,
    label: durationText(duration),
    endText: t('choose.until', { at: formatMoment(endsAt, tag) }),
  });

  /** The gateway has ended the session: this browser leaves it, and says what holds. */
  const leave = ({ kind, endsAt }: PlayPause): void => {
    dispatch(sessionEnded({ reason: 'logout' }));
    dispatch(navigationRequested({ path: PATHS.home }));
    dispatch(overlayOpened({ name: 'pauseStarted', kind, endsAt }));
  };

  return {
    busy,
    errors,
    hasOffersDuringBreak: policy?.marketing.duringBreak === true,
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
