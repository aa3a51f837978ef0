import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useTranslation } from 'react-i18next';

/** An empty cell of a table, such as a gift that a rank does not have; read out as "none". */
export function EmptyCell() {
  const { t } = useTranslation('shared');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </>
  );
}
