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
 * Asks for what a page is drawn from first. Done before the page where a visit begins at its bare address, and
 * begun by the site's HTML already, so its calls carry no headers of their own.
 * @param visit the address, and the gateway's code of the language
 */
export type PageOpening = (
  store: CoreStore,
  visit: { pathname: string; language: string },
) => Promise<unknown>;

/** What the build tells the `FirstFrame` of a page. */
export interface FirstFrameProps {
  /** Name of a list whose type a merchant has added; without it the address says which list of the product it is. */
  addedTitle?: string | undefined;
}

/** A page that is loaded when it is first shown. */
export type LazyPage = () => Promise<{ default: ComponentType; opening?: PageOpening }>;

export interface FeatureRoute {
  path: string;
  page: LazyPage;
  /**
   * Has the build draw it into the HTML, so that it is seen before its script: `FirstFrame.tsx` beside the page, or the
   * page itself, which has to look the same while it loads (docs/decisions/0052). Without it that is the frame alone.
   */
  hasFirstFrame?: boolean;
  /** Sends a visitor without a session to the login (RT-15); a function where the query decides. */
  needsLogin?: boolean | ((query: URLSearchParams) => boolean);
}

export interface FeatureListener {
  /** Type of the action that starts it. */
  actionType: string;
  /** What is done then; loaded when it first happens. */
  load: () => Promise<{
    handle: (action: UnknownAction, dispatch: CoreDispatch, getState: () => CoreState) => void;
  }>;
}

/** What a feature does for as long as a visit lasts. */
export type LoadStart = () => Promise<{ start: (store: CoreStore) => void }>;

/** A page of a centre, and its entry in the navigation. */
export interface CentrePage extends Omit<CentreEntry<string>, 'id'> {
  /** Place in the navigation: entries stand in rising order (MC-01, AC-01). The first is shown when no other is asked for. */
  order: number;
  page: LazyComponent;
}

/** What a feature draws of the centres that lie over the site. */
export interface FeatureCentres {
  /** The frame around the pages of the member centre; one feature has it. */
  member?: LazyComponent<CentreProps<'member'>>;
  memberPages?: Partial<Record<MemberPage, CentrePage>>;
  /** The frame around the pages of the agent centre; one feature has it. */
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
  /** Loaded once the first page is shown and the browser has time. */
  start?: LoadStart;
}
