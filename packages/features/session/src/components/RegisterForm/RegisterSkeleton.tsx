import { Grid } from '@parlour/design-system/layout/Grid';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';

/** The skeleton of the form until its rules are loaded; screen readers announce `label`. */
export function RegisterSkeleton({ label }: { label: string }) {
  return (
    <Stack gap={24} role="status" aria-label={label}>
      <Grid minColumn={240}>
        <Skeleton height="64px" />
        <Skeleton height="64px" />
        <Skeleton height="64px" />
        <Skeleton height="64px" />
      </Grid>
      <Skeleton height="48px" />
    </Stack>
  );
}
