import { type CoreThunk, centreSearch, PATHS } from '@parlour/feature-core';
import { getMarketPolicy } from '@parlour/gateway-openapi/saferPlay';

/**
 * The promotions page (REG-07), below the page of own limits where the market's policy asks for one at the registration
 * (SP-04).
 */
export const pathAfterRegistration = (): CoreThunk<Promise<string>> => async (dispatch) => {
  const { data } = await dispatch(getMarketPolicy.initiate(undefined, { subscribe: false }));
  const isAsked = data?.limits.askedAt.includes('REGISTRATION') === true;
  return PATHS.promotions + (isAsked ? centreSearch('', 'member', 'saferPlay') : '');
};
