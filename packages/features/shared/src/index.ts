export { AccountError } from './components/AccountError/AccountError';
export {
  ContractComparison,
  type ContractComparisonProps,
  type ContractVersion,
} from './components/ContractComparison/ContractComparison';
export {
  ContractConsequences,
  type ContractConsequencesProps,
} from './components/ContractConsequences/ContractConsequences';
export { ContractItem, type ContractItemProps } from './components/ContractItem/ContractItem';
export {
  ContractSimulation,
  type ContractSimulationProps,
} from './components/ContractSimulation/ContractSimulation';
export { EmptyCell } from './components/EmptyCell/EmptyCell';
export { ErrorRegion, type ErrorRegionProps } from './components/ErrorRegion/ErrorRegion';
export { GameBar, type GameBarProps } from './components/GameBar/GameBar';
export { GameFrame, type GameFrameProps } from './components/GameFrame/GameFrame';
export { HelpContact, type HelpContactProps } from './components/HelpContacts/HelpContact';
export {
  HelpContacts,
  type HelpContactsProps,
  HelpLine,
  type HelpLineProps,
} from './components/HelpContacts/HelpContacts';
export { IntentNotice, type IntentNoticeProps } from './components/IntentNotice/IntentNotice';
export { ListPager } from './components/ListPager/ListPager';
export { LoadError, type LoadErrorProps } from './components/LoadError/LoadError';
export { LoadingRows, type LoadingRowsProps } from './components/LoadingRows/LoadingRows';
export { PlayStrip } from './components/PlayStrip/PlayStrip';
export { RetryButton, type RetryButtonProps } from './components/RetryButton/RetryButton';
export { openGames } from './model/openGames';
export { rateLimitForm } from './model/rateLimitForm';
export type { TierTerms } from './model/stepWords';
export { useContractLabels } from './model/useContractLabels';
export { useFavouriteError } from './model/useFavouriteError';
export { useFileError } from './model/useFileError';
export { type ListPaging, useListPaging, usePagingWords } from './model/useListPaging';
export { useRefreshError } from './model/useRefreshError';
export { useRefusalFormat } from './model/useRefusalFormat';
export { useStepWords } from './model/useStepWords';
