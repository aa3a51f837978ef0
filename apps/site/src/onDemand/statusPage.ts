export { StatusPage as default } from '@parlour/feature-frame';
