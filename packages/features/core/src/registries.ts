import type { StepUpMethod } from '@parlour/gateway-openapi';
import type { UnknownAction } from '@reduxjs/toolkit';

// Each feature adds its own names by declaration merging in its `feature.ts`.

/** Pages of the member centre, by the name that the address has for them. */
export interface MemberPageRegistry {}

/** Pages of the agent centre. */
export interface AgentPageRegistry {}

/** Dialogs that lie over the page, with what each is opened with. */
export interface OverlayRegistry {
  stepUp: {
    /** Ways to answer, the strongest first, as the gateway lists them (TR-05). */
    methods: readonly StepUpMethod[];
  };
  message: {
    /** Its icon; `info` without it. */
    tone?: 'info' | 'warning' | 'plain';
    /** Keys of the namespace `common`. */
    titleKey: string;
    /** A key, or the gateway's text in `text`, or in `html`, which is sanitized. */
    textKey?: string;
    text?: string;
    html?: string;
    confirmKey: string;
    /** Dispatched when the person confirms. */
    confirmAction: UnknownAction | null;
    /** Further buttons, before the main one. */
    buttons?: readonly { labelKey: string; action: UnknownAction | null }[];
    /** A press on the backdrop does not close it (MOD-09). */
    isCoverDisabled?: boolean;
    /** Closes it after so many ms, with a visible countdown; never by default (MOD-09). */
    autoCloseMs?: number;
    /** Dispatched when the person closes it in another way. */
    closeAction?: UnknownAction;
  };
}

/** Keys of the session storage for data that can be loaded again or lost. */
export interface StorageKeyRegistry {
  hotGames: true;
  winners: true;
  gameVendor: true;
  merchantWallet: true;
  /** Marks the first session of an account (ANN-02). */
  firstLogin: true;
  /** What was typed before the site reloaded the page (F8). */
  drafts: true;
}
