import type { UnknownAction } from '@reduxjs/toolkit';

// Each feature adds what it draws to these, by declaration merging in its `feature.ts`; nothing is listed twice.

/** Pages of the member centre, by the name that the address has for them. */
export interface MemberPageRegistry {}

/** Pages of the agent centre. */
export interface AgentPageRegistry {}

/** Dialogs that lie over the page, with what each is opened with. */
export interface OverlayRegistry {
  message: {
    /** Its icon; `info` without it. */
    tone?: 'info' | 'warning' | 'plain';
    /** Keys of the namespace `common`. */
    titleKey: string;
    /** A key, or the gateway's own words in `text`, or in `html`, which is cleaned before it is shown. */
    textKey?: string;
    text?: string;
    html?: string;
    confirmKey: string;
    /** Done when the person confirms. */
    confirmAction: UnknownAction | null;
    /** Further ways out, before the main one. */
    buttons?: readonly { labelKey: string; action: UnknownAction | null }[];
    /** Keeps a press on the cover from closing it (MOD-09). */
    isCoverDisabled?: boolean;
    /** Time in ms until it closes by itself, counted down in sight; never without it (MOD-09). */
    autoCloseMs?: number;
    /** Done when the person closes it in another way. */
    closeAction?: UnknownAction;
  };
}

/** Keys of the session storage for what can be asked for or seen again. */
export interface StorageKeyRegistry {
  hotGames: true;
  winners: true;
  gameVendor: true;
  merchantWallet: true;
  /** Marks the first session of an account (ANN-02). */
  firstLogin: true;
  /** What was typed before the site loaded the page anew (F8). */
  drafts: true;
}
