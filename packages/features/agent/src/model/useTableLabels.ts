import type { DataTableLabels } from '@parlour/design-system/DataTable';
import { useTranslation } from 'react-i18next';

/** Labels of every table of the agent centre. */
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
