import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useTranslation } from 'react-i18next';

/** Skeleton of a form. */
export function FormSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="72px" />
      <Skeleton height="72px" />
      <Skeleton height="48px" />
      <Skeleton height="120px" />
      <Skeleton height="48px" />
    </Stack>
  );
}
