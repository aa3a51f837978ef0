import { Dialog } from '@parlour/design-system/Dialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedViewsControl } from '../../model/useSavedViews';
import * as S from './SavedViews.styles';
import { ViewRow } from './ViewRow';

export interface ManageViewsDialogProps {
  views: SavedViewsControl;
  onClose: () => void;
}

/** Renames and deletes the saved views of a report. */
export default function ManageViewsDialog({ views: { views }, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation('agentViews');
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isOpen
      size="md"
      title={t('views')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <div ref={content} tabIndex={-1}>
        {views.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <S.List>
            {views.map((view) => (
              <ViewRow
                key={view.viewId}
                view={view}
                others={views.filter((one) => one !== view).map(({ name }) => name)}
                onRemoved={() => content.current?.focus()}
              />
            ))}
          </S.List>
        )}
      </div>
    </Dialog>
  );
}
