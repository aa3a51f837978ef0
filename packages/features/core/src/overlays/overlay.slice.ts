import type { RefusedError } from '@parlour/gateway-openapi';
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { expiryAcknowledged, sessionEnded } from '../session/session.slice';

/** A dialog that lies over the page. Each is drawn by one feature and loaded when it first opens. */
export type OverlayRequest =
  | {
      name: 'login';
      /** Way of logging in to start with; the first that is enabled without it. */
      type?: 'username' | 'sms';
      /** A try made elsewhere, such as in the header, that the dialog goes on with. */
      attempt?: { username: string; refusal?: RefusedError };
    }
  | {
      name: 'register';
      /** Way of registering to start with; the first that is enabled without it. */
      type?: 'register' | 'registerMobile';
    }
  | {
      name: 'forgotPassword';
      /** Way to start with; the phone where it is enabled without it (PWD-03). */
      type?: 'mobileNum' | 'email';
    }
  | {
      name: 'changePassword';
      /** A forced change can't be closed: the session is held until it is done (LOGIN-07). */
      isForced: boolean;
    }
  | {
      name: 'verification';
      /** Names the challenge that the gateway put before the login (LOGIN-14). */
      challengeId: string;
      /** Ways of answering it, as the gateway lists them. */
      methods: readonly string[];
      portal: 'member' | 'agent';
    }
  | { name: 'logout' }
  | {
      name: 'linkSocial';
      /** The provider whose sign-in is to open the account, as the merchant document names it (LOGIN-15). */
      provider: string;
    }
  | {
      name: 'ticket';
      /** The token of the address that another session lives beside (LOGIN-10). */
      ticket: string;
    }
  | {
      name: 'sessionEnding';
      /** When the session ends, in ms since 1970 by the clock of this device. */
      endsAt: number;
      /** False where it has reached its longest time, and nothing makes it longer. */
      canStay: boolean;
    }
  | {
      name: 'notices';
      id: string | null;
      /** The page that they were opened on, and are closed with. */
      at?: string;
    }
  | { name: 'announcements' }
  | {
      name: 'help';
      /** The article to begin with; the list of all without it. */
      article?: string;
    }
  | { name: 'feedback' }
  | {
      name: 'games';
      /** The vendor whose games a card stands for (LAUNCH-03). */
      vassalage: string;
      gameType: string;
      title: string;
    }
  | {
      name: 'gameMaintenance';
      /** Name of the game that is closed (LAUNCH-06). */
      title: string;
    }
  | {
      name: 'leaving';
      /** Address on a host that nobody has named. */
      href: string;
      host: string;
    }
  | {
      name: 'message';
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

export type OverlayName = OverlayRequest['name'];

/** The request of one dialog. */
export type OverlayOf<Name extends OverlayName> = Extract<OverlayRequest, { name: Name }>;

export interface OverlayState {
  /** Every dialog that is open, the one in front last. */
  stack: readonly OverlayRequest[];
}

const initialState: OverlayState = { stack: [] };

const without = (stack: OverlayState['stack'], name: OverlayName) =>
  stack.filter((request) => request.name !== name);

const slice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    /** Opens a dialog in the place of the one in front. */
    overlayOpened: ({ stack }, { payload }: PayloadAction<OverlayRequest>) => ({
      stack: [...without(stack.slice(0, -1), payload.name), payload],
    }),
    /** Opens a dialog over the ones that are open, which keep what was typed in them. */
    overlayRaised: ({ stack }, { payload }: PayloadAction<OverlayRequest>) => ({
      stack: [...without(stack, payload.name), payload],
    }),
    overlayClosed: ({ stack }, { payload }: PayloadAction<{ name: OverlayName }>) => ({
      stack: without(stack, payload.name),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state, { payload }) =>
        payload.reason === 'logout' ? initialState : state,
      )
      // What the expired session left open goes with it.
      .addCase(expiryAcknowledged, () => initialState),
});

export const { overlayClosed, overlayOpened, overlayRaised } = slice.actions;
export const overlayReducer = slice.reducer;
