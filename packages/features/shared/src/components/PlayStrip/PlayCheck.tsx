import {
  REALITY_CHECK_ANSWERS,
  RealityCheckDialog,
} from '@parlour/design-system/RealityCheckDialog';
import {
  navigationRequested,
  PATHS,
  type PlaySessionView,
  timeText,
  useCentreHref,
  useCheckAnswer,
  useCoreDispatch,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

const ANSWERS = { goOn: 'GO_ON', history: 'HISTORY', stop: 'STOP' } as const;

/** The reality check over the game (SP-06). */
export default function PlayCheck({ play }: { play: PlaySessionView }) {
  const { reading, isFailed, isCheckOpen, refetch } = play;
  const { t } = useTranslation('play');
  const { tag } = useLanguage();
  const { full } = useMoney();
  const dispatch = useCoreDispatch();
  const hrefTo = useCentreHref();
  const { answer, sending, error } = useCheckAnswer(reading);

  const handleAnswer = async (chosen: keyof typeof ANSWERS): Promise<void> => {
    const isTaken = answer(ANSWERS[chosen]);
    // Nobody is kept in a game for want of a connection: an answer that does not arrive is asked for again.
    if (chosen === 'stop') dispatch(navigationRequested({ path: PATHS.home }));
    else if ((await isTaken) && chosen === 'history')
      dispatch(navigationRequested({ path: hrefTo('member', 'personalHistoryCopy') }));
  };

  // Texts come late.
  const isReadable = t('check.net') !== '';
  // Of the moment that the gateway was asked: what is kept with the answer.
  const shown = isFailed ? undefined : reading?.session;
  return (
    <RealityCheckDialog
      isOpen={isCheckOpen}
      title={t('check.title')}
      text={t('check.text')}
      facts={
        shown === undefined || !isReadable
          ? null
          : [
              {
                label: t('check.played'),
                value: timeText(Date.parse(shown.now) - Date.parse(shown.startedAt), tag),
              },
              { label: t('check.staked'), value: full(shown.stake) },
              { label: t('check.won'), value: full(shown.win) },
              { label: t('check.net'), value: full(shown.gameResult), isStrong: true },
            ]
      }
      isFailed={isFailed}
      labels={{
        goOn: t('check.goOn'),
        history: t('check.history'),
        stop: t('check.stop'),
        failed: t('check.failed'),
        retry: t('retry'),
      }}
      sending={REALITY_CHECK_ANSWERS.find((one) => ANSWERS[one] === sending) ?? null}
      error={isFailed ? undefined : error}
      onAnswer={({ answer: chosen }) => void handleAnswer(chosen)}
      onRetry={refetch}
    />
  );
}
