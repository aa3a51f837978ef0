import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ChatIcon } from '@parlour/design-system/icons/ChatIcon';
import { InfoIcon } from '@parlour/design-system/icons/InfoIcon';
import {
  overlayRaised,
  PATHS,
  useCoreDispatch,
  useImageSource,
  useOverlay,
  usePageHead,
} from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChatStatus } from '../../components/ChatStatus/ChatStatus';
import { HelpReader } from '../../components/HelpReader/HelpReader';
import { useChat } from '../../model/useChat';
import { useHelpCenter } from '../../model/useHelpCenter';

/** The help centre over any page; over the home page its address is `/help` (MOD-07, RT-03). */
export default function HelpOverlay() {
  const { t } = useTranslation('support');
  const dispatch = useCoreDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const { request, isOpen, close } = useOverlay('help');
  const { hosts } = useImageSource();
  const { onOpen, ...chat } = useChat();
  const help = useHelpCenter();
  // A link in an article, or the browser's back button, closes it.
  useEffect(() => {
    if (pathname !== openedAt) close();
  });

  const draw = () => {
    if (help.status === 'loading') return <LoadingRows heights={[44, 44, 44, 44, 44, 44]} />;
    if (help.status === 'failed') return <LoadError title={t('help.failed')} state={help} />;
    const { topics } = help.data;
    if (topics.every(({ articles }) => articles.length === 0))
      return (
        <EmptyState icon={<InfoIcon size={28} />} title={t('help.emptyTitle')}>
          {t('help.emptyText')}
        </EmptyState>
      );
    return <HelpReader topics={topics} startId={request?.article} imageHosts={hosts} />;
  };
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title={t('help.title')}
      labels={{ close: t('common:actions.close') }}
      aria-busy={help.status === 'loading' || undefined}
      onClose={() => {
        close();
        if (pathname === PATHS.help) void navigate(PATHS.home, { replace: true });
      }}
      footer={
        <>
          <ChatStatus chat={chat} />
          <Button
            variant="outline"
            tone="neutral"
            onClick={() => dispatch(overlayRaised({ name: 'feedback' }))}
          >
            {t('help.feedback')}
          </Button>
          <Button icon={<ChatIcon />} isLoading={chat.opening !== null} onClick={() => onOpen()}>
            {t('help.service')}
          </Button>
        </>
      }
    >
      <Named />
      {draw()}
    </Dialog>
  );
}

/** Sets the document's title while the dialog is open. */
function Named() {
  const { t } = useTranslation('support');
  usePageHead(t('help.title'), t('help.about'), 'overlay');
  return null;
}
