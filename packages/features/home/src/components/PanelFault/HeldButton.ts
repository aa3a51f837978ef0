// By a file of its own: the whole of the package would come along otherwise.
export { RetryButton as default } from '@parlour/feature-parts';
