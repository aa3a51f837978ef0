import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { color, layer, radius, space } from '@parlour/design-system/tokens';
import { Boundary, type BoundaryProps, reloadPage } from '@parlour/feature-core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

export interface RegionBoundaryProps extends Omit<BoundaryProps, 'fallback'> {
  /** For what lies over the page: the word of its fault does so too, and does not stand below the page's end. */
  isOver?: boolean;
}

/** Keeps a fault inside its region of the frame, which a new load of the page brings back. */
export const RegionBoundary = ({ shows, isOver = false, children }: RegionBoundaryProps) => (
  <Boundary shows={shows} fallback={() => <RegionFault style={isOver ? OVER : undefined} />}>
    {children}
  </Boundary>
);

const OVER: CSSProperties = {
  position: 'fixed',
  insetInline: space(16),
  insetBlockEnd: space(64),
  zIndex: layer('toast'),
  borderRadius: radius('panel'),
  background: color('surface-raised'),
};

function RegionFault({ style }: { style: CSSProperties | undefined }) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      style={style}
      title={t('errors.chunk')}
      action={<Button onClick={reloadPage}>{t('actions.retry')}</Button>}
    />
  );
}
