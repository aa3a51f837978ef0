// Entry point of the installed package. Forms have their own, because they need more packages. Inside the project,
// import each component from its own file.
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Accordion/Accordion';
export {
  ActivityStatement,
  type ActivityStatementProps,
  type StatementAmounts,
  type StatementChoice,
  type StatementFigure,
  type StatementLabels,
  type StatementLifetime,
  type StatementMeasure,
  type StatementRow,
} from './components/ActivityStatement/ActivityStatement';
export { AgeGate, type AgeGateLabels, type AgeGateProps } from './components/AgeGate/AgeGate';
export {
  AMOUNT_TONES,
  Amount,
  type AmountProps,
  type AmountTone,
} from './components/Amount/Amount';
export {
  AmountField,
  type AmountFieldLabels,
  type AmountFieldProps,
  compareAmounts,
  groupAmount,
  parseAmount,
  type QuickAmount,
} from './components/AmountField/AmountField';
export {
  AVATAR_SIZES,
  AVATAR_STATUSES,
  Avatar,
  type AvatarProps,
  type AvatarSize,
  type AvatarStatus,
} from './components/Avatar/Avatar';
export {
  AvatarGroup,
  type AvatarGroupLabels,
  type AvatarGroupPerson,
  type AvatarGroupProps,
} from './components/AvatarGroup/AvatarGroup';
export {
  type Average,
  AverageBars,
  type AverageBarsLabels,
  type AverageBarsProps,
  type AveragesSource,
} from './components/AverageBars/AverageBars';
export {
  BADGE_SIZES,
  BADGE_TONES,
  BADGE_VARIANTS,
  Badge,
  type BadgeProps,
  type BadgeSize,
  type BadgeTone,
  type BadgeVariant,
} from './components/Badge/Badge';
export {
  BALANCE_SIZES,
  BALANCE_STATUSES,
  Balance,
  type BalanceLabels,
  type BalanceProps,
  type BalanceSize,
  type BalanceStatus,
} from './components/Balance/Balance';
export {
  type Banner,
  BannerStrip,
  type BannerStripLabels,
  type BannerStripProps,
} from './components/BannerStrip/BannerStrip';
export { BarChart } from './components/BarChart/BarChart';
export {
  BET_SELECTION_STATUSES,
  BET_SLIP_MODES,
  type BetSelectionStatus,
  BetSlip,
  type BetSlipBlock,
  type BetSlipLabels,
  type BetSlipLine,
  type BetSlipMode,
  type BetSlipMoney,
  type BetSlipProps,
  type BetSlipReceipt,
  type BetSlipSelection,
  type BetSlipSummary,
} from './components/BetSlip/BetSlip';
export {
  BottomSheet,
  type BottomSheetCloseReason,
  type BottomSheetLabels,
  type BottomSheetProps,
  SHEET_HEIGHTS,
  type SheetHeight,
} from './components/BottomSheet/BottomSheet';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbLabels,
  type BreadcrumbProps,
} from './components/Breadcrumb/Breadcrumb';
export {
  BreakForm,
  type BreakFormProps,
  type PauseFormLabels,
  type PauseOption,
} from './components/BreakForm/BreakForm';
export {
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './components/Button/Button';
export {
  Calendar,
  type CalendarLabels,
  type CalendarProps,
  DAY_MARK_TONES,
  type DayMark,
  type DayMarkTone,
} from './components/Calendar/Calendar';
export {
  CalendarPopover,
  type CalendarPopoverProps,
} from './components/CalendarPopover/CalendarPopover';
export {
  CAPTCHA_STATUSES,
  CaptchaField,
  type CaptchaFieldLabels,
  type CaptchaFieldProps,
  type CaptchaStatus,
} from './components/CaptchaField/CaptchaField';
export {
  CARD_SIZES,
  CARD_TONES,
  CARD_VARIANTS,
  Card,
  type CardProps,
  type CardSize,
  type CardTone,
  type CardVariant,
} from './components/Card/Card';
export {
  CHAT_MESSAGE_STATES,
  CHAT_PANEL_STATUSES,
  CHAT_SERVICES,
  type ChatMessage,
  type ChatMessageState,
  ChatPanel,
  type ChatPanelLabels,
  type ChatPanelProps,
  type ChatPanelStatus,
  type ChatService,
} from './components/ChatPanel/ChatPanel';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { Chip, type ChipCount, type ChipLabels, type ChipProps } from './components/Chip/Chip';
export {
  CHIP_GROUP_LAYOUTS,
  CHIP_GROUP_MODES,
  ChipGroup,
  type ChipGroupItem,
  type ChipGroupLabels,
  type ChipGroupLayout,
  type ChipGroupMode,
  type ChipGroupProps,
} from './components/ChipGroup/ChipGroup';
export { Clock, type ClockProps } from './components/Clock/Clock';
export {
  Combobox,
  type ComboboxLabels,
  type ComboboxOption,
  type ComboboxProps,
} from './components/Combobox/Combobox';
export {
  CONSENT_BANNER_STATUSES,
  ConsentBanner,
  type ConsentBannerLabels,
  type ConsentBannerProps,
  type ConsentBannerStatus,
  type ConsentKind,
} from './components/ConsentBanner/ConsentBanner';
export {
  CONTRACT_ACTIONS,
  CONTRACT_KINDS,
  CONTRACT_REQUEST_TYPES,
  CONTRACT_STATES,
  type ContractAction,
  ContractCard,
  type ContractCardContract,
  type ContractCardLabels,
  type ContractCardProps,
  type ContractKind,
  type ContractRequestType,
  type ContractState,
  type ContractTier,
} from './components/ContractCard/ContractCard';
export {
  COUNTDOWN_SIZES,
  Countdown,
  type CountdownLabels,
  type CountdownProps,
  type CountdownSize,
  type CountdownUnit,
} from './components/Countdown/Countdown';
export {
  type CountryOption,
  CountrySelect,
  type CountrySelectProps,
} from './components/CountrySelect/CountrySelect';
export {
  type CsvCell,
  DATA_STATUSES,
  type DataAlign,
  type DataColumn,
  type DataColumnChoice,
  type DataExport,
  type DataPriority,
  type DataSort,
  type DataStatus,
  DataTable,
  type DataTableLabels,
  type DataTableProps,
  type DataTableView,
  toCsv,
} from './components/DataTable/DataTable';
export { DateField, type DateFieldProps } from './components/DateField/DateField';
export {
  DATE_RANGE_PRESETS,
  type DateRange,
  DateRangeField,
  type DateRangeFieldLabels,
  type DateRangeFieldProps,
  type DateRangePreset,
  type DateRangePresetId,
  presetRange,
} from './components/DateRangeField/DateRangeField';
export {
  DIALOG_SIZES,
  Dialog,
  type DialogCloseReason,
  type DialogLabels,
  type DialogProps,
  type DialogSize,
} from './components/Dialog/Dialog';
export {
  type AskConfirmOptions,
  askConfirm,
  type DialogAnswer,
  type DialogButton,
  DialogRegion,
  type DialogRegionLabels,
  type DialogRegionProps,
  dismissDialogs,
  type OpenDialogOptions,
  openDialog,
} from './components/DialogRegion/DialogRegion';
export { DigitStrip, type DigitStripProps } from './components/DigitStrip/DigitStrip';
export {
  DIVIDER_DIRECTIONS,
  Divider,
  type DividerDirection,
  type DividerProps,
} from './components/Divider/Divider';
export {
  DOCUMENT_STATES,
  type DocumentFiles,
  type DocumentSide,
  type DocumentState,
  DocumentUpload,
  type DocumentUploadLabels,
  type DocumentUploadProps,
  type UploadDocument,
} from './components/DocumentUpload/DocumentUpload';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { ErrorBoundary, type ErrorBoundaryProps } from './components/ErrorBoundary/ErrorBoundary';
export {
  ERROR_PANEL_VARIANTS,
  ErrorPanel,
  type ErrorPanelLabels,
  type ErrorPanelProps,
  type ErrorPanelVariant,
} from './components/ErrorPanel/ErrorPanel';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState';
export { ExclusionForm, type ExclusionFormProps } from './components/ExclusionForm/ExclusionForm';
export {
  FACT_LIST_VARIANTS,
  type Fact,
  FactList,
  type FactListProps,
  type FactListVariant,
} from './components/FactList/FactList';
export { FIELD_SIZES, Field, type FieldProps, type FieldSize } from './components/Field/Field';
export { FLAG_SIZES, Flag, type FlagProps, type FlagSize } from './components/Flag/Flag';
export {
  GAME_BADGES,
  type GameBadge,
  GameCard,
  type GameCardGame,
  type GameCardLabels,
  type GameCardProps,
} from './components/GameCard/GameCard';
export {
  GameCardSkeleton,
  type GameCardSkeletonProps,
} from './components/GameCardSkeleton/GameCardSkeleton';
export { GameGrid, type GameGridProps } from './components/GameGrid/GameGrid';
export { GameRow, type GameRowProps } from './components/GameRow/GameRow';
export { GameSandbox, type GameSandboxProps } from './components/GameSandbox/GameSandbox';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export {
  checkImage,
  IMAGE_FAULTS,
  type ImageFault,
  ImageUpload,
  type ImageUploadLabels,
  type ImageUploadProps,
  type ImageUploadStatus,
  MAX_IMAGE_BYTES,
} from './components/ImageUpload/ImageUpload';
export {
  JackpotCounter,
  type JackpotCounterLabels,
  type JackpotCounterProps,
  type JackpotSource,
} from './components/JackpotCounter/JackpotCounter';
export {
  LANGUAGE_SELECT_PLACEMENTS,
  type LanguageOption,
  LanguageSelect,
  type LanguageSelectLabels,
  type LanguageSelectPlacement,
  type LanguageSelectProps,
} from './components/LanguageSelect/LanguageSelect';
export {
  LEADERBOARD_STATUSES,
  Leaderboard,
  type LeaderboardLabels,
  type LeaderboardProps,
  type LeaderboardRow,
  type LeaderboardStatus,
} from './components/Leaderboard/Leaderboard';
export {
  LimitForm,
  type LimitFormLabels,
  type LimitFormProps,
  type LimitRow,
} from './components/LimitForm/LimitForm';
export {
  type ChartLabels,
  type ChartProps,
  type ChartSeries,
  LineChart,
} from './components/LineChart/LineChart';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton';
export { LinkCard, type LinkCardProps } from './components/LinkCard/LinkCard';
export {
  LinkCardSkeleton,
  type LinkCardSkeletonProps,
} from './components/LinkCardSkeleton/LinkCardSkeleton';
export {
  LOADING_COVER_VARIANTS,
  LoadingCover,
  type LoadingCoverProps,
  type LoadingCoverVariant,
} from './components/LoadingCover/LoadingCover';
export {
  Marquee,
  type MarqueeItem,
  type MarqueeLabels,
  type MarqueeProps,
} from './components/Marquee/Marquee';
export {
  MATCH_STATUSES,
  MatchCard,
  type MatchCardLabels,
  type MatchCardMatch,
  type MatchCardProps,
  type MatchMarket,
  type MatchOddsEvent,
  type MatchPrice,
  type MatchSide,
  type MatchStatus,
} from './components/MatchCard/MatchCard';
export {
  MatchCardSkeleton,
  type MatchCardSkeletonProps,
} from './components/MatchCardSkeleton/MatchCardSkeleton';
export {
  MENU_PLACEMENTS,
  Menu,
  type MenuItem,
  type MenuLabels,
  type MenuPlacement,
  type MenuProps,
} from './components/Menu/Menu';
export {
  MESSAGE_KINDS,
  type MessageKind,
  MessageRow,
  type MessageRowLabels,
  type MessageRowMessage,
  type MessageRowProps,
} from './components/MessageRow/MessageRow';
export { Meter, type MeterProps } from './components/Meter/Meter';
export {
  MISSION_STATUSES,
  MissionCard,
  type MissionCardLabels,
  type MissionCardMission,
  type MissionCardProps,
  type MissionStatus,
} from './components/MissionCard/MissionCard';
export {
  MONEY_STEP_STATES,
  type MoneyStep,
  type MoneyStepState,
  MoneyTracker,
  type MoneyTrackerLabels,
  type MoneyTrackerProps,
} from './components/MoneyTracker/MoneyTracker';
export {
  NavBar,
  type NavBarEntry,
  type NavBarLabels,
  type NavBarLink,
  type NavBarProps,
} from './components/NavBar/NavBar';
export {
  NavigationProvider,
  type NavigationProviderProps,
} from './components/NavigationProvider/NavigationProvider';
export { NavMenu, type NavMenuProps } from './components/NavMenu/NavMenu';
export {
  NOTICE_TONES,
  Notice,
  type NoticeProps,
  type NoticeTone,
} from './components/Notice/Notice';
export {
  NumberField,
  type NumberFieldLabels,
  type NumberFieldProps,
} from './components/NumberField/NumberField';
export {
  ODDS_BUTTON_STATUSES,
  ODDS_CHANGES,
  OddsButton,
  type OddsButtonLabels,
  type OddsButtonProps,
  type OddsButtonStatus,
  type OddsChange,
} from './components/OddsButton/OddsButton';
export {
  OddsButtonGroup,
  type OddsButtonGroupProps,
} from './components/OddsButton/OddsButtonGroup';
export {
  OfflineBanner,
  type OfflineBannerLabels,
  type OfflineBannerProps,
} from './components/OfflineBanner/OfflineBanner';
export {
  CODE_LENGTHS,
  type CodeLength,
  OneTimeCodeField,
  type OneTimeCodeFieldProps,
} from './components/OneTimeCodeField/OneTimeCodeField';
export {
  OverlayShell,
  type OverlayShellCloseReason,
  type OverlayShellEntry,
  type OverlayShellLabels,
  type OverlayShellProps,
  type ShellView,
} from './components/OverlayShell/OverlayShell';
export {
  Pagination,
  type PaginationLabels,
  type PaginationPageSize,
  type PaginationProps,
} from './components/Pagination/Pagination';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField';
export {
  estimateStrength,
  PasswordStrength,
  type PasswordStrengthLabels,
  type PasswordStrengthProps,
} from './components/PasswordStrength/PasswordStrength';
export {
  PAUSE_BUTTON_VARIANTS,
  PauseButton,
  type PauseButtonLabels,
  type PauseButtonProps,
  type PauseButtonVariant,
} from './components/PauseButton/PauseButton';
export {
  checkPhone,
  type PhoneCountry,
  PhoneField,
  type PhoneFieldLabels,
  type PhoneFieldProps,
  type PhoneValue,
} from './components/PhoneField/PhoneField';
export {
  type PointsProduct,
  PointsProductCard,
  type PointsProductCardLabels,
  type PointsProductCardProps,
  PRODUCT_AVAILABILITIES,
  type ProductAvailability,
} from './components/PointsProductCard/PointsProductCard';
export {
  PointsProductCardSkeleton,
  type PointsProductCardSkeletonProps,
} from './components/PointsProductCardSkeleton/PointsProductCardSkeleton';
export {
  POPOVER_PLACEMENTS,
  Popover,
  type PopoverLabels,
  type PopoverPanel,
  type PopoverPlacement,
  type PopoverProps,
} from './components/Popover/Popover';
export { PrintSheet, type PrintSheetProps } from './components/PrintSheet/PrintSheet';
export {
  PROGRESS_SIZES,
  PROGRESS_TONES,
  ProgressBar,
  type ProgressBarProps,
  type ProgressSize,
  type ProgressTone,
} from './components/ProgressBar/ProgressBar';
export {
  PROMOTION_ACTIONS,
  PROMOTION_STATUSES,
  type PromotionAction,
  PromotionCard,
  type PromotionCardLabels,
  type PromotionCardPromotion,
  type PromotionCardProps,
  type PromotionStatus,
} from './components/PromotionCard/PromotionCard';
export {
  PromotionCardSkeleton,
  type PromotionCardSkeletonProps,
} from './components/PromotionCardSkeleton/PromotionCardSkeleton';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode';
export { QrPoster, type QrPosterProps } from './components/QrPoster/QrPoster';
export {
  RADIO_GROUP_DIRECTIONS,
  RADIO_GROUP_VARIANTS,
  RadioGroup,
  type RadioGroupDirection,
  type RadioGroupProps,
  type RadioGroupVariant,
  type RadioOption,
} from './components/RadioGroup/RadioGroup';
export {
  REALITY_CHECK_ANSWERS,
  type RealityCheckAnswer,
  RealityCheckDialog,
  type RealityCheckDialogLabels,
  type RealityCheckDialogProps,
} from './components/RealityCheckDialog/RealityCheckDialog';
export {
  REVEAL_STATUSES,
  type RevealStatus,
  RewardReveal,
  type RewardRevealLabels,
  type RewardRevealProps,
  type RewardWheel,
} from './components/RewardReveal/RewardReveal';
export {
  RewardTicket,
  type RewardTicketLabels,
  type RewardTicketProps,
  type RewardTicketTicket,
  TICKET_ACTIONS,
  TICKET_KINDS,
  TICKET_STATUSES,
  type TicketAction,
  type TicketKind,
  type TicketStatus,
} from './components/RewardTicket/RewardTicket';
export { SafeHtml, type SafeHtmlProps } from './components/SafeHtml/SafeHtml';
export {
  SCRATCH_STATUSES,
  ScratchCard,
  type ScratchCardLabels,
  type ScratchCardProps,
  type ScratchStatus,
} from './components/ScratchCard/ScratchCard';
export {
  SearchField,
  type SearchFieldLabels,
  type SearchFieldProps,
} from './components/SearchField/SearchField';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select';
export {
  SEND_CODE_STATUSES,
  SendCodeButton,
  type SendCodeButtonLabels,
  type SendCodeButtonProps,
  type SendCodeStatus,
} from './components/SendCodeButton/SendCodeButton';
export {
  SESSION_STRIP_STATUSES,
  SessionStrip,
  type SessionStripLabels,
  type SessionStripProps,
  type SessionStripStatus,
} from './components/SessionStrip/SessionStrip';
export {
  SidePanel,
  SidePanelButton,
  type SidePanelButtonProps,
  SidePanelEntry,
  type SidePanelEntryProps,
  type SidePanelLabels,
  type SidePanelProps,
} from './components/SidePanel/SidePanel';
export {
  SKELETON_SHAPES,
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
} from './components/Skeleton/Skeleton';
export {
  Slider,
  type SliderLabels,
  type SliderMark,
  type SliderProps,
  type SliderRange,
} from './components/Slider/Slider';
export { SmartImage, type SmartImageProps } from './components/SmartImage/SmartImage';
export {
  SPARKLINE_TONES,
  Sparkline,
  type SparklineProps,
  type SparklineTone,
} from './components/Sparkline/Sparkline';
export {
  SPINNER_SIZES,
  Spinner,
  type SpinnerProps,
  type SpinnerSize,
} from './components/Spinner/Spinner';
export {
  STAT_TILE_SIZES,
  STAT_TONES,
  STAT_TRENDS,
  type StatChange,
  StatTile,
  type StatTileProps,
  type StatTileSize,
  type StatTone,
  type StatTrend,
} from './components/StatTile/StatTile';
export {
  STEP_STATES,
  type Step,
  Stepper,
  type StepperLabels,
  type StepperProps,
  type StepState,
} from './components/Stepper/Stepper';
export {
  SWITCH_PLACEMENTS,
  Switch,
  type SwitchPlacement,
  type SwitchProps,
} from './components/Switch/Switch';
export {
  TABS_VARIANTS,
  type TabItem,
  Tabs,
  type TabsProps,
  type TabsVariant,
} from './components/Tabs/Tabs';
export { TextArea, type TextAreaLabels, type TextAreaProps } from './components/TextArea/TextArea';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export {
  TIMELINE_STATES,
  TIMELINE_TONES,
  Timeline,
  type TimelineEvent,
  type TimelineLabels,
  type TimelineProps,
  type TimelineState,
  type TimelineTone,
} from './components/Timeline/Timeline';
export {
  dismissToast,
  showToast,
  type ToastAction,
  type ToastOptions,
  ToastRegion,
  type ToastRegionLabels,
  type ToastRegionProps,
} from './components/ToastRegion/ToastRegion';
export {
  TOGGLE_GROUP_SIZES,
  ToggleGroup,
  type ToggleGroupItem,
  type ToggleGroupProps,
  type ToggleGroupSize,
} from './components/ToggleGroup/ToggleGroup';
export {
  Toolbar,
  ToolbarGroup,
  type ToolbarGroupProps,
  type ToolbarProps,
} from './components/Toolbar/Toolbar';
export {
  TOOLTIP_PLACEMENTS,
  Tooltip,
  type TooltipPlacement,
  type TooltipProps,
  type TooltipTrigger,
} from './components/Tooltip/Tooltip';
export {
  TOURNAMENT_STATUSES,
  TournamentCard,
  type TournamentCardLabels,
  type TournamentCardProps,
  type TournamentCardTournament,
  type TournamentStatus,
} from './components/TournamentCard/TournamentCard';
export {
  TournamentCardSkeleton,
  type TournamentCardSkeletonProps,
} from './components/TournamentCardSkeleton/TournamentCardSkeleton';
export {
  TreeGrid,
  type TreeGridLabels,
  type TreeGridProps,
  type TreeItem,
} from './components/TreeGrid/TreeGrid';
export { VendorTile, type VendorTileProps } from './components/VendorTile/VendorTile';
export {
  VIP_LADDER_STATES,
  VipLadder,
  type VipLadderLabels,
  type VipLadderProps,
  type VipLadderRank,
  type VipLadderState,
} from './components/VipLadder/VipLadder';
export {
  VIP_RANK_SIZES,
  type VipProgress,
  VipRank,
  type VipRankLabels,
  type VipRankProps,
  type VipRankSize,
} from './components/VipRank/VipRank';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden';
export {
  WinCelebration,
  type WinCelebrationLabels,
  type WinCelebrationProps,
} from './components/WinCelebration/WinCelebration';
export {
  WINNERS_STATUSES,
  type Winner,
  WinnersBoard,
  type WinnersBoardLabels,
  type WinnersBoardProps,
  type WinnersStatus,
} from './components/WinnersBoard/WinnersBoard';
export { Grid, type GridProps } from './layout/Grid/Grid';
export {
  INLINE_JUSTIFIES,
  Inline,
  type InlineJustify,
  type InlineProps,
} from './layout/Inline/Inline';
export { Page, type PageLabels, type PageProps } from './layout/Page/Page';
export { Section, type SectionProps } from './layout/Section/Section';
export { STACK_ALIGNS, Stack, type StackAlign, type StackProps } from './layout/Stack/Stack';
export {
  type Brand,
  BrandError,
  type BrandValues,
  brandCss,
  contrastReport,
  defineBrand,
  designTokens,
  readColorScheme,
  setColorScheme,
  ThemeProvider,
  type ThemeProviderProps,
  tokensCss,
  useColorScheme,
  watchColorScheme,
} from './theme/index';
