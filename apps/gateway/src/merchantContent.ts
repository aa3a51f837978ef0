import type { AgentAnnouncement } from './agent/announcements';
import type { ContentPage } from './content/contentPages';
import type { Popup } from './content/popups';
import { type Catalogue, createCatalogue } from './games/catalogue';
import type { Bank } from './member/banks';
import type { Chat } from './support/chats';
import type { HelpTopic } from './system/help';
import type { AppResource } from './system/resources';
import type { Rate } from './wallet/exchangeRates';
import type { PaymentDesk } from './wallet/paymentDesk';

/** Content of a merchant. The demo has one; a merchant's own has the same form. */
export interface MerchantContent {
  catalogue: Catalogue;
  /** Path of the page that plays launched games; null if there is none. */
  gamePath: string | null;
  /** Pages of text, newest first (SUP-06). */
  pages: readonly ContentPage[];
  /** The help centre. */
  help: readonly HelpTopic[];
  /** Pop-up announcements. */
  popups: readonly Popup[];
  /** Newest first. */
  agentAnnouncements: readonly AgentAnnouncement[];
  /** Links of the footer and the side bar. */
  resources: readonly AppResource[];
  /** Contact channels, in display order (SUP-01, SUP-03). */
  chats: readonly Chat[];
  /** Banks whose accounts members can add, in display order. */
  banks: readonly Bank[];
  /** Names of the pictures that members can choose, in display order. */
  memberIcons: readonly string[];
  /** Rates for reading, in order of their codes. */
  exchangeRates: readonly Rate[];
  /**
   * The payment side; null where none is connected, and then nothing can be deposited or withdrawn
   * (docs/deploying.md).
   */
  desk: PaymentDesk | null;
}

/** The content of a merchant who has none yet. */
export const NO_CONTENT: MerchantContent = {
  catalogue: createCatalogue({
    vendors: [],
    games: [],
    lotteryFamilies: [],
    banners: () => [],
    notices: () => [],
    winners: () => [],
  }),
  gamePath: null,
  pages: [],
  help: [],
  popups: [],
  agentAnnouncements: [],
  resources: [],
  chats: [],
  banks: [],
  memberIcons: [],
  exchangeRates: [],
  desk: null,
};
