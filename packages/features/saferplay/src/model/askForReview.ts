import { showToast } from '@parlour/design-system/ToastRegion';
import {
  type CoreDispatch,
  type CoreState,
  centreSearch,
  type FeatureListener,
  loadLateTexts,
  navigationRequested,
  readStored,
  selectIsTrial,
  writeStored,
} from '@parlour/feature-core';
import { getStatementReview } from '@parlour/gateway-openapi/saferPlay';
import { getI18n } from 'react-i18next';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Once in a session, asks a member to look at the activity statement if the policy's time has passed (SP-08). */
export const handle: Handle = (_action, dispatch, getState) => {
  if (readStored('statementReviewAsked') === null) void ask(dispatch, getState);
};

async function ask(dispatch: CoreDispatch, getState: () => CoreState): Promise<void> {
  const { token } = getState().session;
  // Play money has no statement.
  if (token === null || selectIsTrial(getState())) return;
  // An account is loaded again at other times than a login, too.
  writeStored('statementReviewAsked', 'yes');
  const { data } = await dispatch(
    getStatementReview.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data === undefined) writeStored('statementReviewAsked', null);
  if (data?.isDue !== true) return;
  await loadLateTexts();
  // Somebody else may have logged in meanwhile.
  if (getState().session.token !== token) return;
  const { t } = getI18n();
  showToast({
    title: t('statementReview:title'),
    text: t('statementReview:text'),
    // Nobody has to be quick. The page of safer play asks as well.
    duration: 0,
    action: {
      label: t('statementReview:open'),
      onSelect: () => {
        const { pathname, search } = window.location;
        dispatch(
          navigationRequested({
            path: `${pathname}${centreSearch(search, 'member', 'activityStatement')}`,
          }),
        );
      },
    },
  });
}
