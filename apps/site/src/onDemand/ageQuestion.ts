export { AgeQuestion as default } from '@parlour/feature-frame';
