import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useTranslation } from 'react-i18next';

/** Stands in a table where there is nothing, such as a gift that a rank does not bring; read out as "none". */
export function Nothing() {
  const { t } = useTranslation('parts');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('none')}</VisuallyHidden>
    </>
  );
}
