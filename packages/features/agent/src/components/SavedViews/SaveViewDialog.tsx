import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useTranslation } from 'react-i18next';
import type { SavedViewsControl } from '../../model/useSavedViews';
import { useSaveView } from '../../model/useViewChanges';
import { Outcome } from '../Outcome/Outcome';
import { ViewNameForm } from './ViewNameForm';

export interface SaveViewDialogProps {
  views: SavedViewsControl;
  onClose: () => void;
}

/** Asks for the name under which the filters of a report are saved. */
export default function SaveViewDialog({ views, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('agentViews');
  const { submitErrors, onSave } = useSaveView(views);
  const isFull = views.views.length >= views.most;
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('save')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {isFull ? (
        <Outcome tone="warning">{t('full', { limit: views.most })}</Outcome>
      ) : (
        <Stack gap={16}>
          <p>{t('saveText')}</p>
          <ViewNameForm
            name=""
            others={views.views.map(({ name }) => name)}
            action={t('save')}
            hint={t('nameHint')}
            {...submitErrors}
            onSubmit={async (name) => {
              if (await onSave(name)) onClose();
            }}
            onCancel={onClose}
          />
        </Stack>
      )}
    </Dialog>
  );
}
