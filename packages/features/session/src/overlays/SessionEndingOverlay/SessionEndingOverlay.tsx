import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { minutesAndSeconds } from '@parlour/design-system/minutesAndSeconds';
import { Notice } from '@parlour/design-system/Notice';
import { waitUntil } from '@parlour/design-system/waitUntil';
import { overlayOpened, useCoreDispatch, useOverlay, useSecondsLeft } from '@parlour/feature-core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAlive } from '../../model/life/watchEnd';

/** Warns two minutes before the session ends; any answer counts as presence (LOGIN-19). */
export default function SessionEndingOverlay() {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const { request, isOpen, close } = useOverlay('sessionEnding');
  const [isStaying, setIsStaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const canStay = request?.canStay === true;

  const stay = async (): Promise<void> => {
    setIsStaying(true);
    setHasFailed(false);
    const isKept = await keepAlive(dispatch);
    setIsStaying(false);
    setHasFailed(!isKept);
    if (isKept) close();
  };
  const answer = (): void => {
    if (!canStay) close();
    else if (!isStaying) void stay();
  };

  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('sessionLife.endingTitle')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={answer}
      footer={
        <>
          <Button
            variant="outline"
            tone="neutral"
            onClick={() => dispatch(overlayOpened({ name: 'logout' }))}
          >
            {t('sessionLife.logout')}
          </Button>
          <Button data-autofocus isLoading={isStaying} onClick={answer}>
            {canStay ? t('sessionLife.stay') : t('common:actions.ok')}
          </Button>
        </>
      }
    >
      <p>{canStay ? t('sessionLife.endingIdle') : t('sessionLife.endingOld')}</p>
      {request === undefined ? null : <Left endsAt={request.endsAt} />}
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {t('common:errors.network')}
        </Notice>
      ) : null}
    </Dialog>
  );
}

function Left({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('identity');
  const seconds = useSecondsLeft(useMemo(() => waitUntil(endsAt), [endsAt]));
  return <p role="timer">{t('sessionLife.left', { time: minutesAndSeconds(seconds) })}</p>;
}
