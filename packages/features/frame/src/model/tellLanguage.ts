import { type FeatureListener, findLanguage, readStored } from '@parlour/feature-core';
import { getMemberInfo, updateLanguage } from '@parlour/gateway-openapi/member';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** The session that it has been looked at for. */
let lookedAt: string | null = null;

/**
 * Tells the gateway the language that was chosen before the login, where it remembers another (I18N-03). It may fail
 * without a word: only texts sent outside the site follow it, and the next visit or choice tells it again.
 */
export const handle: Handle = (_action, dispatch, getState) => {
  const { token } = getState().session;
  if (token === lookedAt) return;
  lookedAt = token;
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
