import { Button } from '@parlour/design-system/Button';
import { Section } from '@parlour/design-system/layout/Section';
import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText, lazyChunk } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionList } from '../../components/SessionList/SessionList';
import { useSessions } from '../../model/useSessions';

const ConfirmDialog = lazyChunk(() => import('../../components/ConfirmDialog/ConfirmDialog'));

/** The section of the security centre with the open sessions (MC-04). */
export function Sessions() {
  const { t } = useTranslation('member');
  const { state, isEnding, endingId, endOne, endOthers } = useSessions();
  const [isAsked, setIsAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const hasOthers = state.status === 'ready' && state.data.length > 1;

  const end = async (): Promise<void> => {
    try {
      const { endedCount } = await endOthers();
      setIsAsked(false);
      showToast({ tone: 'positive', title: t('sessions.ended', { count: endedCount }) });
    } catch (reason) {
      setError(failureText(reason, t));
    }
  };
  const endSession = async (sessionId: string): Promise<void> => {
    try {
      const { endedCount } = await endOne(sessionId);
      // None where it had ended by itself: the list shows that.
      if (endedCount > 0)
        showToast({ tone: 'positive', title: t('sessions.ended', { count: endedCount }) });
      // The pressed button is gone together with its row.
      section.current?.focus();
    } catch (reason) {
      showToast({ tone: 'danger', title: failureText(reason, t) });
    }
  };
  const draw = () => {
    if (state.status === 'loading') return <LoadingRows heights={[64, 64]} />;
    if (state.status === 'failed') return <LoadError title={t('sessions.failed')} state={state} />;
    return (
      <SessionList
        sessions={state.data}
        endingId={endingId}
        onEnd={(sessionId) => void endSession(sessionId)}
      />
    );
  };
  return (
    <Section
      ref={section}
      tabIndex={-1}
      headingLevel={3}
      title={t('sessions.title')}
      actions={
        hasOthers ? (
          <Button
            size="sm"
            variant="outline"
            tone="danger"
            onClick={() => {
              setError(null);
              setIsAsked(true);
            }}
          >
            {t('sessions.endOthers')}
          </Button>
        ) : undefined
      }
    >
      {draw()}
      <Suspense>
        {isAsked ? (
          <ConfirmDialog
            title={t('sessions.endTitle')}
            confirm={t('sessions.endOthers')}
            isBusy={isEnding}
            error={error}
            onConfirm={() => void end()}
            onClose={() => setIsAsked(false)}
          >
            {t('sessions.endText')}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </Section>
  );
}
