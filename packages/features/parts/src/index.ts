export { AccountFault } from './components/AccountFault/AccountFault';
export { Guarded, type GuardedProps } from './components/Guarded/Guarded';
export { IntentNotice, type IntentNoticeProps } from './components/IntentNotice/IntentNotice';
export { ListPager } from './components/ListPager/ListPager';
export { LoadFault, type LoadFaultProps } from './components/LoadFault/LoadFault';
export { RetryButton, type RetryButtonProps } from './components/RetryButton/RetryButton';
export { holdForm } from './model/holdForm';
export { useFavouriteFault } from './model/useFavouriteFault';
export { type ListPaging, useListPaging } from './model/useListPaging';
