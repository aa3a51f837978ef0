import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';

/** The skeleton of a form of two fields; screen readers announce `label`. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <Stack role="status" aria-label={label}>
    <Skeleton height="72px" />
    <Skeleton height="72px" />
    <Skeleton height="48px" />
  </Stack>
);
