import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { MessageKindList } from '../../components/MessageKindList/MessageKindList';
import { useMessageKinds } from '../../model/useMessageKinds';

interface MessageKindsProps {
  onClose: () => void;
}

/** The dialog in which kinds of messages are muted (TR-06). */
export default function MessageKinds({ onClose }: MessageKindsProps) {
  const { t } = useTranslation('messageKinds');
  const { state, saving, change } = useMessageKinds();
  const draw = () => {
    if (state.status === 'loading') return <LoadingRows heights={[72, 72, 72, 72, 72, 72]} />;
    if (state.status === 'failed') return <LoadError title={t('failed')} state={state} />;
    return (
      <MessageKindList
        kinds={state.data}
        saving={saving}
        onChange={(choice) => {
          change(choice).catch((reason: unknown) =>
            showToast({ tone: 'danger', title: t('notChanged'), text: failureText(reason, t) }),
          );
        }}
      />
    );
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('title')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>{t('about')}</p>
        {draw()}
      </Stack>
    </Dialog>
  );
}
