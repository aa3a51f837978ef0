import { showToast } from '@parlour/design-system/ToastRegion';
import { type CoreThunk, openElsewhere } from '@parlour/feature-core';
import { getMarketPolicy } from '@parlour/gateway-openapi/saferPlay';

type Translate = (key: string, values?: Record<string, string>) => string;

/** How long it is shown, in ms: long enough to note a number down. */
const DURATION = 15_000;

/** Names who helps with gambling to somebody who has logged out; nothing where the policy names nobody (R32). */
export const tellHelp =
  (t: Translate): CoreThunk<Promise<void>> =>
  async (dispatch) => {
    const { data } = await dispatch(getMarketPolicy.initiate(undefined, { subscribe: false }));
    const first = data?.help[0];
    if (first === undefined) return;
    const { name, phone, address } = first;
    showToast({
      title: t('help:left'),
      text: phone === null ? t('help:entry') : t('help:leftCall', { name, number: phone }),
      action: { label: name, onSelect: () => openElsewhere(address) },
      duration: DURATION,
    });
  };
