import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { showToast } from '@parlour/design-system/ToastRegion';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { failureText, lazyChunk } from '@parlour/feature-core';
import { ListPager, LoadError, LoadingRows } from '@parlour/feature-shared';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Inbox } from '../../components/Inbox/Inbox';
import { useBadgeCounts } from '../../model/useBadgeCounts';
import { useInbox } from '../../model/useInbox';

// Loaded on demand: the HTML sanitizer is a large chunk.
const OpenMessage = lazyChunk(() => import('./OpenMessage'));
const MessageKinds = lazyChunk(() => import('./MessageKinds'));
const ConfirmDialog = lazyChunk(() => import('../../components/ConfirmDialog/ConfirmDialog'));

/** The inbox of a member (MC-05). */
export default function MessagesPage() {
  const { t } = useTranslation('member');
  const { messages: unread } = useBadgeCounts();
  const inbox = useInbox();
  const { state, filter, page } = inbox;
  const top = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);

  const read = (messageIds?: readonly string[]): void => {
    inbox.read(messageIds).catch((reason: unknown) => {
      showToast({ tone: 'danger', title: t('inbox.notRead'), text: failureText(reason, t) });
    });
  };
  const askToDelete = (messageIds: readonly string[]): void => {
    setError(null);
    setDoomed(messageIds);
  };
  const remove = async (messageIds: readonly string[]): Promise<void> => {
    try {
      await inbox.remove(messageIds);
    } catch (reason) {
      setError(failureText(reason, t));
      return;
    }
    setDoomed(null);
    showToast({ title: t('inbox.deleted', { count: messageIds.length }) });
    // The pressed button is gone together with the messages.
    top.current?.focus();
  };

  const draw = () => {
    if (state.status === 'loading') return <LoadingRows heights={[88, 88, 88, 88]} />;
    if (state.status === 'failed') return <LoadError title={t('inbox.failed')} state={state} />;
    const { messages, pageCount } = state.data;
    if (messages.length === 0)
      return filter === 'all' ? (
        <EmptyState icon={<BellIcon size={28} />} title={t('inbox.emptyTitle')}>
          {t('inbox.emptyText')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<BellIcon size={28} />}
          title={t('inbox.noUnread')}
          action={
            <Button variant="outline" tone="neutral" onClick={() => inbox.filterBy('all')}>
              {t('inbox.showAll')}
            </Button>
          }
        />
      );
    return (
      <>
        <Inbox
          messages={messages}
          chosen={inbox.chosen}
          onChoose={inbox.choose}
          onOpen={inbox.open}
          onRead={read}
          onDelete={askToDelete}
        />
        <ListPager
          page={page}
          pageCount={pageCount}
          label={t('inbox.pages')}
          onSelect={(event) => inbox.goToPage(event.page)}
        />
      </>
    );
  };
  const listed = state.status === 'ready' ? state.data.messages : [];
  return (
    <Stack ref={top} tabIndex={-1} aria-busy={state.status === 'loading' || undefined}>
      <Inline justify="between">
        <ToggleGroup
          size="sm"
          label={t('inbox.filter')}
          items={[
            { id: 'all', label: t('inbox.all') },
            { id: 'unread', label: t('inbox.unread') },
          ]}
          selectedId={filter}
          onSelect={({ id }) => inbox.filterBy(id === 'unread' ? 'unread' : 'all')}
        />
        <Inline gap={8}>
          {unread === 0 ? null : (
            <Button size="sm" variant="quiet" onClick={() => read()}>
              {t('inbox.readAll')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setIsChoosing(true)}>
            {t('messageKinds:open')}
          </Button>
        </Inline>
      </Inline>
      {draw()}
      <Suspense>
        {inbox.openId === null ? null : (
          <OpenMessage
            key={inbox.openId}
            messageId={inbox.openId}
            title={listed.find(({ messageId }) => messageId === inbox.openId)?.title ?? ''}
            onDelete={askToDelete}
            onClose={inbox.close}
          />
        )}
        {isChoosing ? <MessageKinds onClose={() => setIsChoosing(false)} /> : null}
        {doomed === null ? null : (
          <ConfirmDialog
            title={t('inbox.deleteTitle', { count: doomed.length })}
            confirm={t('inbox.delete')}
            isBusy={inbox.isDeleting}
            error={error}
            onConfirm={() => void remove(doomed)}
            onClose={() => setDoomed(null)}
          >
            {t('inbox.deleteText')}
          </ConfirmDialog>
        )}
      </Suspense>
    </Stack>
  );
}
