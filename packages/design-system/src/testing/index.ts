// Entry point for tests of pages that use the components, with any test runner. The other files here are for tests of this package.
export { addBrowserFeatures } from './addBrowserFeatures';
export { resetPage } from './resetPage';
export { type TestProvidersOptions, testProviders } from './testProviders';
