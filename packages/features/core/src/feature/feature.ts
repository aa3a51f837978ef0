import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { MerchantDocument } from '../merchant/merchantDocument';
import type { OverlayName } from '../overlays/overlay.slice';
import type { CoreDispatch, CoreState } from '../store/coreState';
import type { CoreStore } from '../store/createStore';

/** A component that is loaded when it is first shown. */
export type LazyComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface FeatureRoute {
  path: string;
  page: LazyComponent;
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

/** How a feature plugs into the site. */
export interface FeatureModule {
  name: string;
  routes?: FeatureRoute[];
  /** Routes that the merchant's document makes, such as those of its extra game types (RT-07). */
  merchantRoutes?: (merchant: MerchantDocument) => FeatureRoute[];
  overlays?: Partial<Record<OverlayName, LazyComponent>>;
  listeners?: FeatureListener[];
  /** Loaded once the first page is shown and the browser has time. */
  start?: LoadStart;
}
