import { EmptyState } from '@parlour/design-system/EmptyState';
import { GamesIcon } from '@parlour/design-system/icons/GamesIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that there is no game at all, for a list without filters. */
export function NothingOpen({ action }: { action?: ReactNode }) {
  const { t } = useTranslation('lobby');
  return (
    <EmptyState icon={<GamesIcon size={28} />} title={t('picks.emptyTitle')} action={action}>
      {t('picks.emptyText')}
    </EmptyState>
  );
}
