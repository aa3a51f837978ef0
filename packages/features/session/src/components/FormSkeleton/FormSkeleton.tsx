import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';

/** Stands for a form of two fields until it is there; `label` is told to screen readers. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <Stack role="status" aria-label={label}>
    <Skeleton height="72px" />
    <Skeleton height="72px" />
    <Skeleton height="48px" />
  </Stack>
);
