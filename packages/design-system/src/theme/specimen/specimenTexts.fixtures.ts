import type { BannerStripLabels } from '../../components/BannerStrip/BannerStrip';
import type { BreadcrumbLabels } from '../../components/Breadcrumb/Breadcrumb';
import type { DataTableLabels } from '../../components/DataTable/DataTable';
import type { GameCardLabels } from '../../components/GameCard/GameCard';
import type { JackpotCounterProps } from '../../components/JackpotCounter/JackpotCounter';
import type { MarqueeProps } from '../../components/Marquee/Marquee';
import type {
  MoneyStepState,
  MoneyTrackerLabels,
} from '../../components/MoneyTracker/MoneyTracker';
import type { PaginationLabels } from '../../components/Pagination/Pagination';
import type { PasswordFieldLabels } from '../../components/PasswordField/PasswordField';

// Isolated, as the formatters of the product write amounts: digits would change sides in Arabic.
const isolated = (text: string): string => `\u2066${text}\u2069`;

export const AMOUNT = isolated('1,204.50 USD');
export const LEAST = isolated('20.00 USD');
export const BANK_ACCOUNT = isolated('4021-7788-1190');
export const GAME = isolated('Temple of Quiet Rain');

export interface MessageTexts {
  title: string;
  text: string;
  action: string;
}

interface LabelledHint {
  label: string;
  hint: string;
}

export interface WalletTexts {
  way: readonly string[];
  wayLabels: BreadcrumbLabels;
  title: string;
  description: string;
  /** Mixes the script with an amount, an account number and a Latin name. */
  mixed: string;
  long: string;
  notices: readonly string[];
  noticeLabels: MarqueeProps['labels'];
}

export interface ActionTexts {
  title: string;
  deposit: string;
  withdraw: string;
  transfer: string;
  cancel: string;
  conditions: string;
  menu: string;
  menuItems: readonly string[];
  duration: string;
  durationTip: string;
}

export interface LoginTexts {
  title: string;
  username: LabelledHint;
  bankAccount: { label: string; error: string };
  password: LabelledHint;
  passwordLabels: PasswordFieldLabels;
  remember: string;
  terms: { label: string; error: string };
  submit: string;
}

export interface DepositTexts {
  title: string;
  method: string;
  methods: readonly LabelledHint[];
  amount: string;
  least: string;
  promotion: string;
  promotions: readonly string[];
  hide: LabelledHint;
  period: string;
  periods: readonly string[];
}

export interface StatusTexts {
  title: string;
  news: MessageTexts;
  refusal: { title: string; text: string };
  badges: readonly string[];
  upload: { label: string; value: string };
  level: { label: string; value: string; hint: string };
  limit: { title: string; state: string; text: string; action: string };
  facts: readonly string[];
}

export interface GameTexts {
  title: string;
  more: string;
  labels: GameCardLabels;
  isNew: string;
  jackpot: JackpotCounterProps['labels'];
  banners: BannerStripLabels;
  bannerAlts: readonly string[];
}

export interface OfferTexts {
  title: string;
  name: string;
  kind: string;
  status: string;
  summary: string;
  period: string;
  remaining: string;
  join: string;
}

export interface RecordTexts {
  title: string;
  tabs: readonly string[];
  caption: string;
  columns: { item: string; time: string; state: string; amount: string; balance: string };
  rows: readonly { item: string; time: string; state: string }[];
  receipt: string;
  table: DataTableLabels;
  paging: PaginationLabels;
}

export interface StepTexts {
  title: string;
  labels: MoneyTrackerLabels;
  steps: readonly { title: string; state: MoneyStepState; time?: string; next?: string }[];
  cancel: string;
}

export interface OverlayTexts {
  title: string;
  question: string;
  cancel: string;
  confirm: string;
  close: string;
  toast: MessageTexts & { region: string; dismiss: string };
}

/** What a player reads on a few pages, in one language. */
export interface SpecimenTexts {
  lang: string;
  direction: 'ltr' | 'rtl';
  wallet: WalletTexts;
  actions: ActionTexts;
  login: LoginTexts;
  deposit: DepositTexts;
  status: StatusTexts;
  games: GameTexts;
  offer: OfferTexts;
  nothing: { title: string; empty: MessageTexts; failed: MessageTexts };
  record: RecordTexts;
  steps: StepTexts;
  questions: { title: string; items: readonly { title: string; content: string }[] };
  overlay: OverlayTexts;
}
