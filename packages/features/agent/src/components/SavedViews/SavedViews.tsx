import { Button } from '@parlour/design-system/Button';
import { PlusIcon } from '@parlour/design-system/icons/PlusIcon';
import { StarIcon } from '@parlour/design-system/icons/StarIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Menu } from '@parlour/design-system/Menu';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { lazyChunk } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedViewsControl } from '../../model/useSavedViews';

const SaveViewDialog = lazyChunk(() => import('./SaveViewDialog'));
const ManageViewsDialog = lazyChunk(() => import('./ManageViewsDialog'));

export interface SavedViewsProps {
  views: SavedViewsControl;
}

/** Saved views of a report: opens one, saves what is shown, and leads to renaming and deleting (AG-09). */
export function SavedViews({ views }: SavedViewsProps) {
  const { t } = useTranslation('agentViews');
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null);
  const close = () => setOpened(null);
  const { state } = views;
  const open = views.views.find(({ viewId }) => viewId === views.openId);
  // Smaller than the error of a report, which can be read without its views.
  if (state.status === 'failed')
    return (
      <Inline gap={8}>
        <p role="status">{t('failed')}</p>
        <RetryButton size="sm" variant="outline" tone="neutral" state={state} />
      </Inline>
    );
  if (state.status === 'loading') return <Skeleton height="2.25rem" width="12rem" />;
  return (
    <>
      <Inline gap={8}>
        {views.views.length === 0 ? null : (
          <Menu
            size="sm"
            variant="outline"
            icon={<StarIcon />}
            label={open?.name ?? t('views')}
            labels={{ button: open === undefined ? t('views') : t('chosen', { name: open.name }) }}
            items={views.views.map(({ viewId, name }) => ({ id: viewId, label: name }))}
            selectedId={views.openId}
            onSelect={views.onOpen}
          />
        )}
        <Button
          size="sm"
          variant="quiet"
          tone="neutral"
          icon={<PlusIcon />}
          onClick={() => setOpened('save')}
        >
          {t('save')}
        </Button>
        {views.views.length === 0 ? null : (
          <Button size="sm" variant="quiet" tone="neutral" onClick={() => setOpened('manage')}>
            {t('manage')}
          </Button>
        )}
      </Inline>
      <Suspense fallback={null}>
        {opened === 'save' ? <SaveViewDialog views={views} onClose={close} /> : null}
        {opened === 'manage' ? <ManageViewsDialog views={views} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
