import { type CoreThunk, needsCaptcha, overlayOpened } from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { errorText } from './errorText';
import { logIn } from './logIn';

interface QuickLoginOptions {
  goTo: (path: string) => void;
  translate: (key: string) => string;
}

/** Logs in from the header; resolves to an error text, or null. If it needs more than two fields the dialog opens (HDR-10). */
export const quickLogIn =
  (
    { username, password }: { username: string; password: string },
    { goTo, translate }: QuickLoginOptions,
  ): CoreThunk<Promise<string | null>> =>
  async (dispatch) => {
    const outcome = await dispatch(logIn({ type: 'username', username, password }, { goTo }));
    if (outcome.isLoggedIn) return null;
    const { error } = outcome;
    if (isRefusal(error) && needsCaptcha(error))
      dispatch(overlayOpened({ name: 'login', attempt: { username, refusal: error } }));
    return errorText(error, translate);
  };
