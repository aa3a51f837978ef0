import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { Boundary, type BoundaryProps, reloadPage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Keeps a fault inside its region of the frame, which a new load of the page brings back. */
export const RegionBoundary = ({ shows, children }: Omit<BoundaryProps, 'fallback'>) => (
  <Boundary shows={shows} fallback={() => <RegionFault />}>
    {children}
  </Boundary>
);

function RegionFault() {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('errors.chunk')}
      action={<Button onClick={reloadPage}>{t('actions.retry')}</Button>}
    />
  );
}
