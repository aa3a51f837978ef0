import {
  getSystemStatus,
  type SystemStatus,
  type WhiteLabelFlag,
} from '@parlour/gateway-openapi/start';
import type { CoreState } from '../store/coreState';

/** Switches by which a merchant shows or hides parts of the site (WL-01). */
export const WHITE_LABEL_FLAGS = [
  'USERNAMEREG3',
  'MOBILEVERCODELOGIN3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'CHNGPASSVERIF3',
  'AGENTPOLICY3',
  'DIRECTREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
] as const;
export type WhiteLabelFlagName = (typeof WHITE_LABEL_FLAGS)[number];

/** Whether the tree has this flag enabled, at any level. */
export const hasFlag = (tree: readonly WhiteLabelFlag[], name: WhiteLabelFlagName): boolean =>
  tree.some(({ modId, enabled, childrenNodes }) =>
    modId === name ? enabled === '1' : hasFlag(childrenNodes, name),
  );

/** The query for the site's status, for the host of the address bar. */
export const statusQuery = () => ({ host: window.location.host });

/** The site's status; undefined until it is loaded. */
export const selectSystemStatus = (state: CoreState): SystemStatus | undefined =>
  getSystemStatus.select(statusQuery())(state).data;

/** Age from which somebody may play, in years: the market's or the merchant document's, whichever is higher (SP-13). */
export const selectMinimumAge = (state: CoreState): number =>
  Math.max(state.merchant.age, selectSystemStatus(state)?.info.ages.minimum ?? 0);

/** Whether the market asks for the age at the first visit; false until the status is loaded (SP-13). */
export const selectHasAgeGate = (state: CoreState): boolean =>
  selectSystemStatus(state)?.info.ages.gate === 'FIRST_VISIT';

/** True once the status is loaded or has failed. */
export const selectIsStatusKnown = (state: CoreState): boolean => {
  const { isSuccess, isError } = getSystemStatus.select(statusQuery())(state);
  return isSuccess || isError;
};

export const selectHasFlag =
  (name: WhiteLabelFlagName) =>
  (state: CoreState): boolean =>
    hasFlag(selectSystemStatus(state)?.info.whitelabelVal ?? [], name);

/** 0 open, 1 maintenance, 2 region block; maintenance wins (ST-02). */
export function siteStatus(status: SystemStatus | undefined): 0 | 1 | 2 {
  if (status?.maintenance.active === true) return 1;
  return status?.regionRestriction.active === true ? 2 : 0;
}
