import { LoadingRows } from '@parlour/feature-shared';

/** Skeleton of a form that moves money. */
export const FormSkeleton = () => <LoadingRows heights={[72, 72, 48, 120, 48]} />;
