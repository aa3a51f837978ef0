import { Dialog } from '@parlour/design-system/Dialog';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { Skeleton } from '@parlour/design-system/Skeleton';
import type { PanelState } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../model/notice';
import { PanelError } from '../PanelError/PanelError';
import { NoticesReader, type NoticesReaderProps } from './NoticesReader';

export interface NoticesDialogProps extends Omit<NoticesReaderProps, 'notices'> {
  state: PanelState<Notice[]>;
  onClose: () => void;
}

/** The dialog 'Notices' (MOD-02). */
export function NoticesDialog({ state, onClose, ...reader }: NoticesDialogProps) {
  const { t } = useTranslation('home');
  const draw = () => {
    if (state.status === 'loading') return <Skeleton height="420px" />;
    if (state.status === 'failed') return <PanelError title={t('notices.failed')} state={state} />;
    if (state.data.length === 0)
      return (
        <EmptyState icon={<BellIcon size={28} />} title={t('notices.empty')}>
          {t('notices.emptyText')}
        </EmptyState>
      );
    return <NoticesReader notices={state.data} {...reader} />;
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('notices.title')}
      labels={{ close: t('common:actions.close') }}
      aria-busy={state.status === 'loading' || undefined}
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}
