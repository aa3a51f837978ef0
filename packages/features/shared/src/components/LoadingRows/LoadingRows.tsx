import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { useTranslation } from 'react-i18next';

export interface LoadingRowsProps {
  /** Height of each row, in px, from the top. */
  heights: readonly number[];
}

/** Skeleton of a list, a form or a page of sections, row by row. Screen readers are told that it loads. */
export function LoadingRows({ heights }: LoadingRowsProps) {
  const { t } = useTranslation('common');
  return (
    <Stack gap={12} role="status" aria-label={t('loading')}>
      {Object.entries(heights).map(([place, height]) => (
        <Skeleton key={place} height={`${height}px`} />
      ))}
    </Stack>
  );
}
