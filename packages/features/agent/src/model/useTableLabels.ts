import type { DataTableLabels } from '@parlour/design-system/DataTable';
import { useTranslation } from 'react-i18next';

/** What every table of the agent centre says. */
export function useTableLabels(): DataTableLabels {
  const { t } = useTranslation('agent');
  return {
    loading: t('common:loading'),
    total: t('table.total'),
    actions: t('table.actions'),
    columns: t('table.columns'),
    export: t('table.export'),
    fold: { more: t('common:actions.more'), less: t('table.less') },
  };
}
