import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { CentreProps } from '../centres/centre';
import type { AgentPage, CentreEntry, MemberPage } from '../centres/centrePages';
import type { MerchantDocument } from '../merchant/merchantDocument';
import type { OverlayName } from '../overlays/overlay.slice';
import type { CoreDispatch, CoreState } from '../store/coreState';
import type { CoreStore } from '../store/createStore';

/** A component that is loaded when it is first shown. */
export type LazyComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Prefetches the first data of a page, if a visit begins at its address without a query. The site's HTML starts the
 * same calls, so they can't have headers of their own.
 * @param visit the address, and the gateway's code of the language
 */
export type PageOpening = (
  store: CoreStore,
  visit: { pathname: string; language: string },
) => Promise<unknown>;

/** Props that the build passes to the `FirstFrame` of a page. */
export interface FirstFrameProps {
  /** Title of a list of a game type that a merchant added; without it the address says which list it is. */
  addedTitle?: string | undefined;
}

/** A page that is loaded when it is first shown. */
export type LazyPage = () => Promise<{ default: ComponentType; opening?: PageOpening }>;

export interface FeatureRoute {
  path: string;
  page: LazyPage;
  /**
   * The build renders the page into the HTML, so that it is visible before its script: `FirstFrame.tsx` beside the page,
   * or the page itself, which has to look the same while it loads (docs/decisions/0052). Default: only the frame.
   */
  hasFirstFrame?: boolean;
  /** Sends a visitor without a session to the login (RT-15); a function if the query decides. */
  needsLogin?: boolean | ((query: URLSearchParams) => boolean);
}

export interface FeatureListener {
  /** Type of the action that starts it. */
  actionType: string;
  /** Loads the handler, at the first such action. */
  load: () => Promise<{
    handle: (action: UnknownAction, dispatch: CoreDispatch, getState: () => CoreState) => void;
  }>;
}

/** What a feature does for as long as a visit lasts. */
export type LoadStart = () => Promise<{ start: (store: CoreStore) => void }>;

/** A page of a centre, and its entry in the navigation. */
export interface CentrePage extends Omit<CentreEntry<string>, 'id'> {
  /** Position in the navigation, ascending (MC-01, AC-01). The first page is the default one. */
  order: number;
  page: LazyComponent;
}

/** What a feature adds to the member centre and the agent centre. */
export interface FeatureCentres {
  /** The frame of the member centre; exactly one feature has it. */
  member?: LazyComponent<CentreProps<'member'>>;
  memberPages?: Partial<Record<MemberPage, CentrePage>>;
  /** The frame of the agent centre; exactly one feature has it. */
  agent?: LazyComponent<CentreProps<'agent'>>;
  agentPages?: Partial<Record<AgentPage, CentrePage>>;
}

/** How a feature plugs into the site. */
export interface FeatureModule {
  name: string;
  routes?: FeatureRoute[];
  /** Routes that the merchant's document makes, such as those of its extra game types (RT-07). */
  merchantRoutes?: (merchant: MerchantDocument) => FeatureRoute[];
  overlays?: Partial<Record<OverlayName, LazyComponent>>;
  centres?: FeatureCentres;
  listeners?: FeatureListener[];
  /** Loaded when the first page is shown and the browser is idle. */
  start?: LoadStart;
}
