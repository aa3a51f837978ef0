import type { StatementLabels } from '../components/ActivityStatement/ActivityStatement';
import type { AgeGateLabels } from '../components/AgeGate/AgeGate';
import type { AmountFieldLabels } from '../components/AmountField/AmountField';
import type { AvatarGroupLabels } from '../components/AvatarGroup/AvatarGroup';
import type { BalanceLabels } from '../components/Balance/Balance';
import type { BannerStripLabels } from '../components/BannerStrip/BannerStrip';
import type { BetSlipLabels } from '../components/BetSlip/BetSlip';
import type { BottomSheetLabels } from '../components/BottomSheet/BottomSheet';
import type { BreadcrumbLabels } from '../components/Breadcrumb/Breadcrumb';
import type { PauseFormLabels } from '../components/BreakForm/pauseOption';
import type { CalendarLabels } from '../components/Calendar/Calendar';
import type { CaptchaFieldLabels } from '../components/CaptchaField/CaptchaField';
import type { ChatPanelLabels } from '../components/ChatPanel/ChatPanel';
import type { ChipLabels } from '../components/Chip/Chip';
import type { ChipGroupLabels } from '../components/ChipGroup/ChipGroup';
import type { ComboboxLabels } from '../components/Combobox/Combobox';
import type { ConsentBannerLabels } from '../components/ConsentBanner/ConsentBanner';
import type { ContractCardLabels } from '../components/ContractCard/ContractCard';
import type { CountdownLabels } from '../components/Countdown/Countdown';
import type { DataTableLabels } from '../components/DataTable/DataTable';
import type { DateRangeFieldLabels } from '../components/DateRangeField/DateRangeField';
import type { DialogLabels } from '../components/Dialog/Dialog';
import type { DialogRegionLabels } from '../components/DialogRegion/DialogRegion';
import type { DocumentUploadLabels } from '../components/DocumentUpload/DocumentUpload';
import type { ErrorPanelLabels } from '../components/ErrorPanel/ErrorPanel';
import type { GameCardLabels } from '../components/GameCard/GameCard';
import type { ImageUploadLabels } from '../components/ImageUpload/ImageUpload';
import type { JackpotCounterLabels } from '../components/JackpotCounter/JackpotCounter';
import type { LanguageSelectLabels } from '../components/LanguageSelect/LanguageSelect';
import type { LeaderboardLabels } from '../components/Leaderboard/Leaderboard';
import type { LimitFormLabels } from '../components/LimitForm/LimitForm';
import type { ChartLabels } from '../components/LineChart/ChartFrame';
import type { MarqueeLabels } from '../components/Marquee/Marquee';
import type { MatchCardLabels } from '../components/MatchCard/MatchCard';
import type { MessageRowLabels } from '../components/MessageRow/MessageRow';
import type { MissionCardLabels } from '../components/MissionCard/MissionCard';
import type { MoneyTrackerLabels } from '../components/MoneyTracker/MoneyTracker';
import type { NavBarLabels } from '../components/NavBar/NavBar';
import type { NumberFieldLabels } from '../components/NumberField/NumberField';
import type { OddsButtonLabels } from '../components/OddsButton/OddsButton';
import type { OfflineBannerLabels } from '../components/OfflineBanner/OfflineBanner';
import type { OverlayShellLabels } from '../components/OverlayShell/OverlayShell';
import type { PaginationLabels } from '../components/Pagination/Pagination';
import type { PasswordFieldLabels } from '../components/PasswordField/PasswordField';
import type { PasswordStrengthLabels } from '../components/PasswordStrength/PasswordStrength';
import type { PauseButtonLabels } from '../components/PauseButton/PauseButton';
import type { PhoneFieldLabels } from '../components/PhoneField/PhoneField';
import type { PointsProductCardLabels } from '../components/PointsProductCard/PointsProductCard';
import type { PromotionCardLabels } from '../components/PromotionCard/PromotionCard';
import type { QrPosterLabels } from '../components/QrPoster/QrPoster';
import type { RealityCheckDialogLabels } from '../components/RealityCheckDialog/RealityCheckDialog';
import type { RewardRevealLabels } from '../components/RewardReveal/RewardReveal';
import type { RewardTicketLabels } from '../components/RewardTicket/RewardTicket';
import type { ScratchCardLabels } from '../components/ScratchCard/ScratchCard';
import type { SearchFieldLabels } from '../components/SearchField/SearchField';
import type { SendCodeButtonLabels } from '../components/SendCodeButton/SendCodeButton';
import type { SessionStripLabels } from '../components/SessionStrip/SessionStrip';
import type { SliderLabels } from '../components/Slider/Slider';
import type { StepperLabels } from '../components/Stepper/Stepper';
import type { TextAreaLabels } from '../components/TextArea/TextArea';
import type { TimelineLabels } from '../components/Timeline/Timeline';
import type { ToastRegionLabels } from '../components/ToastRegion/ToastRegion';
import type { TournamentCardLabels } from '../components/TournamentCard/TournamentCard';
import type { TreeGridLabels } from '../components/TreeGrid/TreeGrid';
import type { VipLadderLabels } from '../components/VipLadder/VipLadder';
import type { VipRankLabels } from '../components/VipRank/VipRank';
import type { WinCelebrationLabels } from '../components/WinCelebration/WinCelebration';
import type { WinnersBoardLabels } from '../components/WinnersBoard/WinnersBoard';
import type { PageLabels } from '../layout/Page/Page';
import type en from './texts/en.json';

/** The labels of each component that have to be built in. Left out is what only an owner knows or decides. */
interface LabelsOf {
  ActivityStatement: StatementLabels;
  AgeGate: Omit<AgeGateLabels, 'title' | 'text' | 'confirm' | 'refusedTitle'>;
  AmountField: Omit<AmountFieldLabels, 'min' | 'max'>;
  AvatarGroup: AvatarGroupLabels;
  Balance: BalanceLabels;
  BannerStrip: Omit<BannerStripLabels, keyof PauseButtonLabels>;
  BetSlip: BetSlipLabels;
  BottomSheet: BottomSheetLabels;
  Breadcrumb: BreadcrumbLabels;
  Calendar: CalendarLabels;
  CaptchaField: CaptchaFieldLabels;
  ChartFrame: Omit<ChartLabels, 'noValue'>;
  ChatPanel: ChatPanelLabels;
  Chip: ChipLabels;
  ChipGroup: ChipGroupLabels;
  Combobox: ComboboxLabels;
  ConsentBanner: ConsentBannerLabels;
  ContractCard: Omit<ContractCardLabels, 'compare'>;
  Countdown: CountdownLabels;
  DataTable: DataTableLabels;
  DateRangeField: DateRangeFieldLabels;
  Dialog: DialogLabels;
  DialogRegion: DialogRegionLabels;
  DocumentUpload: DocumentUploadLabels;
  ErrorPanel: Omit<ErrorPanelLabels, 'text'>;
  GameCard: GameCardLabels;
  ImageUpload: ImageUploadLabels;
  JackpotCounter: Omit<JackpotCounterLabels, 'note' | keyof PauseButtonLabels>;
  LanguageSelect: LanguageSelectLabels;
  Leaderboard: LeaderboardLabels;
  LimitForm: LimitFormLabels;
  Marquee: Omit<MarqueeLabels, keyof PauseButtonLabels>;
  MatchCard: MatchCardLabels;
  MessageRow: MessageRowLabels;
  MissionCard: MissionCardLabels;
  MoneyTracker: MoneyTrackerLabels;
  NavBar: NavBarLabels;
  NumberField: NumberFieldLabels;
  OddsButton: OddsButtonLabels;
  OfflineBanner: OfflineBannerLabels;
  OverlayShell: OverlayShellLabels;
  Page: PageLabels;
  Pagination: PaginationLabels;
  PasswordField: PasswordFieldLabels;
  PasswordStrength: PasswordStrengthLabels;
  PauseButton: PauseButtonLabels;
  PauseForm: Omit<PauseFormLabels, 'review' | 'confirm'>;
  PhoneField: PhoneFieldLabels;
  PointsProductCard: PointsProductCardLabels;
  PromotionCard: PromotionCardLabels;
  QrPoster: QrPosterLabels;
  RealityCheckDialog: RealityCheckDialogLabels;
  RewardReveal: RewardRevealLabels;
  RewardTicket: RewardTicketLabels;
  ScratchCard: ScratchCardLabels;
  SearchField: Omit<SearchFieldLabels, 'landmark'>;
  SendCodeButton: SendCodeButtonLabels;
  SessionStrip: SessionStripLabels;
  Slider: SliderLabels;
  Stepper: StepperLabels;
  TextArea: TextAreaLabels;
  Timeline: TimelineLabels;
  ToastRegion: ToastRegionLabels;
  TournamentCard: TournamentCardLabels;
  TreeGrid: Omit<TreeGridLabels, 'level'>;
  VipLadder: VipLadderLabels;
  VipRank: VipRankLabels;
  WinCelebration: WinCelebrationLabels;
  WinnersBoard: WinnersBoardLabels;
}

type Key<Names> = Names extends string | number ? `${Names}` : never;
type WithoutPlural<Name> = Name extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Name;
type Filled = (...values: never[]) => string;

/** Paths of labels that have no text. */
type Missing<Labels, Texts, Path extends string> = {
  [Name in keyof Required<Labels>]: Key<Name> extends WithoutPlural<keyof Texts>
    ? NonNullable<Labels[Name]> extends Filled
      ? never
      : NonNullable<Labels[Name]> extends object
        ? Missing<NonNullable<Labels[Name]>, Texts[Key<Name> & keyof Texts], `${Path}.${Key<Name>}`>
        : never
    : `${Path}.${Key<Name>}`;
}[keyof Labels];

export type MissingLabels = {
  [Name in keyof LabelsOf]: Name extends keyof typeof en
    ? Missing<LabelsOf[Name], (typeof en)[Name], Name>
    : Name;
}[keyof LabelsOf];

type FilledNames<Labels> = {
  [Name in keyof Labels]-?: NonNullable<Labels[Name]> extends Filled ? Name : never;
}[keyof Labels];

type Values<Labels> = {
  [Name in FilledNames<Labels>]: NonNullable<Labels[Name]> extends (...values: infer All) => string
    ? All
    : never;
};

type ValuesOf = {
  [Name in keyof LabelsOf as [FilledNames<LabelsOf[Name]>] extends [never] ? never : Name]: Values<
    LabelsOf[Name]
  >;
};

/** Every label that is a function, with values of its types. */
export const FUNCTIONS: ValuesOf = {
  AvatarGroup: { more: [3] },
  BannerStrip: { position: [2, 5], show: [2] },
  BetSlip: { changes: [12], priceChanged: ['2.10', '1.95'], removed: ['Larks'], removedAll: [13] },
  Calendar: {
    day: ['Saturday', '21', 'November', '2026'],
    monthYear: ['November', '2026'],
    number: [7],
  },
  ChatPanel: { latestNew: [12], queue: [4], typing: ['Ana'] },
  Chip: { remove: ['Slots'] },
  ChipGroup: { showAll: [12] },
  Combobox: { count: [12] },
  Countdown: {
    days: [12],
    ended: ['Kick-off'],
    hours: [13],
    left: ['Kick-off', '10 minutes'],
    minutes: [14],
    seconds: [15],
  },
  DialogRegion: { closesIn: [8] },
  DocumentUpload: { limits: [10], pictureLimits: [10], remove: ['scan.pdf'] },
  ImageUpload: { count: [2, 3] },
  LimitForm: { amount: ['7'] },
  NavBar: { open: ['Slots'] },
  Pagination: { page: ['3'], position: ['3', '12'] },
  SearchField: { results: [12] },
  SendCodeButton: { seconds: [59] },
  Stepper: { number: [2], position: [2, 4, 'Address'] },
  TextArea: { count: [12, 140], left: [8], tooLong: [3] },
};
