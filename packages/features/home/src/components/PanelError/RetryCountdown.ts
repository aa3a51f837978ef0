// In its own file, so that the chunk has only this export of the package.
export { RetryButton as default } from '@parlour/feature-shared';
