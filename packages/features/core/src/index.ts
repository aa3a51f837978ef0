export type { HelpOrganisation } from '@parlour/gateway-openapi/saferPlay';
export { announcementsQuery, type Execution } from './announcements/announcementsQuery';
export { cacheAnswers } from './cache/cacheAnswers';
export type { CachedName } from './cache/cachedAnswers';
export { restoreCachedAnswers } from './cache/restoreCachedAnswers';
export type { CaptchaAnswer } from './captcha/captchaAnswer';
export { needsCaptcha } from './captcha/needsCaptcha';
export { type CaptchaView, useCaptcha } from './captcha/useCaptcha';
export { type CentreProps, centreClosed } from './centres/centre';
export {
  type AgentPage,
  type BadgeName,
  type CentreEntry,
  type CentreName,
  type CentrePages,
  type MemberPage,
} from './centres/centrePages';
export { asksForCentre, centreSearch, searchWithoutCentres } from './centres/centreSearch';
export { useCentreHref } from './centres/useCentreHref';
export { openChat } from './chat/openChat';
export { Boundary, type BoundaryProps } from './chunks/Boundary';
export { type LazyChunk, lazyChunk } from './chunks/lazyChunk';
export { loadChunk } from './chunks/loadChunk';
export { canRetryChunks } from './chunks/retries';
export { useLoadingChunks } from './chunks/useLoadingChunks';
export {
  type ContractWork,
  contractWork,
  contractWorkOn,
  pageToPay,
} from './contracts/contractWork';
export { type Contract, useContract } from './contracts/useContract';
export { type ContractHistoryPage, useContractHistory } from './contracts/useContractHistory';
export { useContractHistoryFile } from './contracts/useContractHistoryFile';
export { type ContractProgress, useContractProgress } from './contracts/useContractProgress';
export {
  type ContractSimulation,
  type ContractSimulationPeriod,
  TRIED_PERIODS,
  type Trial,
  useContractTrial,
} from './contracts/useContractTrial';
export { type ContractVersions, useContractVersions } from './contracts/useContractVersions';
export { formatDay, formatMoment, shortDay, shortMoment } from './dates/formatDate';
export { isEvent } from './feature/events';
export type {
  CentrePage,
  FeatureCentres,
  FeatureListener,
  FeatureModule,
  FeatureRoute,
  FirstFrameProps,
  LazyComponent,
  LazyPage,
  PageOpening,
} from './feature/feature';
export {
  countText,
  languageNames,
  listFormat,
  nameOrder,
  numberFormat,
} from './formats/formats';
export { categoryName } from './games/categoryName';
export { hotGamesQuery } from './games/hotGamesQuery';
export {
  type CardFacts,
  DEFAULT_PICTURE,
  GAME_PLATFORM,
  toCardFacts,
  toLaunchTarget,
} from './games/readGame';
export { formatRebate, formatRebateRate, isRebateKnown } from './games/rebates';
export { type SportsKind, type SportsLists, sportsKind } from './games/sportsKind';
export { useCategoryNames } from './games/useCategoryNames';
export {
  type FavouriteChange,
  type FavouriteError,
  type FavouriteIds,
  type Favourites,
  useFavourites,
} from './games/useFavourites';
export { useGameCardLabels } from './games/useGameCardLabels';
export { describeSite, useDocumentHead } from './head/useDocumentHead';
export { usePageHead } from './head/usePageHead';
export { addressIn } from './i18n/addressLanguage';
export { askInLanguage, changeLanguage } from './i18n/changeLanguage';
export { addTexts, type Dictionary, type LoadDictionary } from './i18n/dictionary';
export { addFallbackTexts } from './i18n/fallbackTexts';
export { startTranslator } from './i18n/i18n';
export { interpolationIn } from './i18n/interpolation';
export { LanguageProvider, useLanguage } from './i18n/LanguageContext';
export { loadLateTexts } from './i18n/lateTexts';
export { useLanguageChoice } from './i18n/useLanguageChoice';
export {
  type ImageSource,
  pictureUrl,
  submenuUrl,
  vendorIconUrl,
  vendorListUrl,
} from './images/imageUrl';
export { useImageSource } from './images/useImageSource';
export type { IntentState } from './intents/intent';
export { type IntentControl, type IntentSetting, useIntent } from './intents/useIntent';
export { findLanguage, LANGUAGES, type Language } from './languages/languages';
export { matchLanguage } from './languages/matchLanguage';
export { freePlayPath } from './launch/freePlayPath';
export { type KnownGame, noteGame, readKnownGame } from './launch/knownGames';
export { addLaunchEffects, launch } from './launch/launch';
export { launchMissed, launchRequested } from './launch/launchActions';
export type { LaunchFailureReason } from './launch/launchFailureReason';
export { centrePath, pathOfType } from './launch/launchPaths';
export type { LaunchTarget } from './launch/launchTarget';
export {
  type AskLaunch,
  type GameLaunch,
  type GameLaunchView,
  useGameLaunch,
} from './launch/useGameLaunch';
export { useRegistration } from './launch/useRegistration';
export { leaveSite, openElsewhere } from './links/leaveSite';
export { type SiteLinks, useSiteLinks } from './links/useSiteLinks';
export { loadMerchant } from './merchant/loadMerchant';
export type {
  BotCheckSetting,
  JackpotSetting,
  LoginServiceProject,
  MerchantDocument,
  MerchantTheme,
  SocialProviderSetting,
} from './merchant/merchantDocument';
export { MerchantDocumentError } from './merchant/merchantDocumentError';
export { merchantReason } from './merchant/merchantReason';
export { parseMerchant } from './merchant/parseMerchant';
export { formatMoney, formatWholeMoney } from './money/formatMoney';
export { formatRate } from './money/formatRate';
export { moneyWithSymbol } from './money/moneyWithSymbol';
export { useBalance } from './money/useBalance';
export { type MoneyText, useMoney } from './money/useMoney';
export { loadScrolling } from './navigation/loadScrolling';
export { navigationRequested } from './navigation/navigationRequested';
export { useScrollReset } from './navigation/useScrollReset';
export {
  type OverlayName,
  type OverlayOf,
  type OverlayRequest,
  overlayClosed,
  overlayOpened,
  overlayRaised,
} from './overlays/overlay.slice';
export { selectOverlay, useOverlay } from './overlays/useOverlay';
export { failureText, type PanelQuery, type PanelState, toPanelState } from './panels/panelState';
export { fieldErrorText, type RefusalFormat, refusalText } from './panels/refusalText';
export type { PasskeyFailure } from './passkeys/askBrowser';
export { hasPasskeys, loadPasskeys } from './passkeys/loadPasskeys';
export { useNewSignal } from './passkeys/useNewSignal';
export { minutesText, timeOfDay, timeText } from './play/clockText';
export { gatewayTime, type PlayReading, timePlayed } from './play/playReading';
export { useCheckAnswer } from './play/useCheckAnswer';
export { type PlaySessionView, useIsPlayPaused, usePlaySession } from './play/usePlaySession';
export { CONTENT_PATHS, contentPath } from './routes/contentPaths';
export { pageKeyOf } from './routes/pageKeys';
export {
  CATEGORY_OF_ROUTE,
  type CategoryRoute,
  isInGamePath,
  PATHS,
  ROUTE_OF_CATEGORY,
} from './routes/paths';
export { loadAccount, retryAccount } from './session/loadAccount';
export { openTicket } from './session/openTicket';
export { requireAccount } from './session/requireAccount';
export { restoreSession } from './session/restoreSession';
export { restrictSession } from './session/restrictSession';
export {
  selectAccount,
  selectExecution,
  selectHasExpired,
  selectHasJustLoggedIn,
  selectInterrupted,
  selectIsAgent,
  selectIsLoggedIn,
  selectIsPaused,
  selectIsRestricted,
  selectIsTrial,
  selectSessionStatus,
} from './session/session.selectors';
export {
  type Account,
  accountLoaded,
  actionInterrupted,
  expiryAcknowledged,
  interruptionForgotten,
  loginCompleted,
  sessionEnded,
  sessionOpened,
  sessionRestricted,
  tokenReplaced,
} from './session/session.slice';
export { addSessionEffects } from './session/sessionEffects';
export { type StartTokens, takeStartTokens } from './session/startToken';
export { stepUpAnswered } from './session/stepUp';
export { type AccountError, useAccountError } from './session/useAccountError';
export { formDraft } from './storage/formDraft';
export { COOKIE_REGISTRY, DATABASE_REGISTRY } from './storage/otherStores';
export {
  type CacheKey,
  clearSessionStorage,
  readStored,
  type StorageKey,
  writeStored,
} from './storage/registry';
export { reloadPage } from './storage/reloadPage';
export { isStorageBlocked } from './storage/safeStorage';
export { usePersistedChoice } from './storage/usePersistedChoice';
export type { CoreDispatch, CoreState, CoreThunk, StartListening } from './store/coreState';
export { type CoreStore, createStore } from './store/createStore';
export { useCoreDispatch, useCoreSelector } from './store/hooks';
export { copyText } from './system/copyText';
export {
  hasFlag,
  selectHasAgeGate,
  selectHasFlag,
  selectMinimumAge,
  selectSystemStatus,
  siteStatus,
  statusQuery,
  type WhiteLabelFlagName,
} from './system/flags';
export { retryAfterOf } from './system/retryAfter';
export { type AppDownload, type AppSystem, useApps } from './system/useApps';
export { useHelpOrganisations } from './system/useHelpOrganisations';
export { useSlowCalls } from './system/useSlowCalls';
export { createThrottle } from './timing/createThrottle';
export { everySecond } from './timing/everySecond';
export { onClockSet } from './timing/onClockSet';
export { runInIdleSlices } from './timing/runInIdleSlices';
export { useIdle } from './timing/useIdle';
export { useSecondsLeft } from './timing/useSecondsLeft';
export { useSettlementRefresh } from './timing/useSettlementRefresh';
export { whenIdle } from './timing/whenIdle';
export { checkContentLink } from './url/checkContentLink';
export { checkUrl, type UrlRule } from './url/checkUrl';
export { isTouch } from './viewport/isTouch';
export { useNearViewport } from './viewport/useNearViewport';
