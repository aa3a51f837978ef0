import { type FeatureListener, findLanguage, readStored } from '@parlour/feature-core';
import { getMemberInfo, updateLanguage } from '@parlour/gateway-openapi/member';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Token of the session that was checked last. */
let checkedToken: string | null = null;

/**
 * Sends the language that was chosen before the login to the gateway, if the account has another (I18N-03). It may
 * fail silently: only messages outside the site depend on it, and the next visit or choice sends it again.
 */
export const handle: Handle = (_action, dispatch, getState) => {
  const { token } = getState().session;
  if (token === checkedToken) return;
  checkedToken = token;
  const chosen = findLanguage(readStored('language'));
  const { data } = getMemberInfo.select(undefined)(getState());
  if (chosen === null || data === undefined || data.language === chosen.code) return;
  void dispatch(
    updateLanguage.initiate(
      { languageUpdate: { language: chosen.code as 'EN' } },
      { track: false },
    ),
  );
};
