import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Stack } from '@parlour/design-system/layout/Stack';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { Skeleton } from '@parlour/design-system/Skeleton';
import {
  checkContentLink,
  formatMoment,
  type PanelState,
  useLanguage,
} from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import type { Message } from '@parlour/gateway-openapi/messages';
import { useTranslation } from 'react-i18next';
import * as S from './MessageReader.styles';

export interface MessageReaderProps {
  state: PanelState<Message>;
  /** Title from the list, shown while the message is loading. */
  title: string;
  /** Origins that pictures in the text may come from, beside the site's own. */
  imageHosts: readonly string[];
  onDelete: () => void;
  onClose: () => void;
}

/** One message in full, with the page of the site that it leads to (MC-05, ANN-05). */
export function MessageReader({ state, title, imageHosts, onDelete, onClose }: MessageReaderProps) {
  const { t } = useTranslation('member');
  const { tag } = useLanguage();
  const message = state.status === 'ready' ? state.data : undefined;
  const target = message?.link ?? null;
  const link = target === null ? null : checkContentLink(target);
  return (
    <Dialog
      isOpen
      title={message?.title ?? title}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="danger" onClick={onDelete}>
            {t('inbox.delete')}
          </Button>
          {link === null ? null : <LinkButton href={link}>{t('inbox.go')}</LinkButton>}
        </>
      }
    >
      {state.status === 'failed' ? (
        <LoadError title={t('inbox.messageFailed')} state={state} />
      ) : message === undefined ? (
        <Skeleton height="120px" />
      ) : (
        <Stack gap={12}>
          <S.Time dateTime={message.sentAt}>{formatMoment(message.sentAt, tag)}</S.Time>
          <SafeHtml html={message.content} imageHosts={imageHosts} checkLink={checkContentLink} />
        </Stack>
      )}
    </Dialog>
  );
}
