import { showToast } from '@parlour/design-system/ToastRegion';
import {
  failureText,
  formatMoment,
  toPanelState,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import {
  type OwnLimit,
  useConfirmLimitMutation,
  useGetLimitsQuery,
  useRevokeLimitMutation,
  useSetLimitMutation,
} from '@parlour/gateway-openapi/saferPlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitId, type RowChange, toLimitRow } from './toLimitRow';
import { useDurationText } from './useDurationText';

/** Whole minutes, '70', as a duration by ISO 8601: `PT1H10M`. */
function minutesDuration(amount: string): string {
  const [hours, minutes] = [Math.floor(Number(amount) / 60), Number(amount) % 60];
  return `PT${hours === 0 ? '' : `${String(hours)}H`}${minutes === 0 ? '' : `${String(minutes)}M`}`;
}

const IDLE: RowChange = { isBusy: false };

/** The member's own limits as rows of forms, one form for each kind, and functions to change them (SP-02, SP-03). */
export function useLimits() {
  const { t } = useTranslation('saferplay');
  const { tag } = useLanguage();
  const { full } = useMoney();
  const [setLimit] = useSetLimitMutation();
  const [confirmLimit] = useConfirmLimitMutation();
  const [revokeLimit] = useRevokeLimitMutation();
  const [changes, setChanges] = useState<Readonly<Record<string, RowChange>>>({});
  const query = useGetLimitsQuery();
  const limits = query.data?.limits ?? [];
  const durationText = useDurationText();
  const say = (kind: OwnLimit['kind'], amount: string): string =>
    kind === 'SESSION_TIME' ? durationText(minutesDuration(amount)) : full(amount);
  const formats = { t, say, moment: (at: string) => formatMoment(at, tag) };

  const change = async (id: string, send: (limit: OwnLimit) => Promise<string>): Promise<void> => {
    const limit = limits.find((one) => limitId(one) === id);
    if (limit === undefined) return;
    const note = (next: RowChange) => setChanges((all) => ({ ...all, [id]: next }));
    note({ isBusy: true });
    try {
      const title = await send(limit);
      note(IDLE);
      showToast({ tone: 'positive', title });
    } catch (reason) {
      note({ isBusy: false, error: failureText(reason, t) });
    }
  };

  const textOf = ({ kind, period, amount }: OwnLimit): string => {
    const limit = amount === null ? '' : say(kind, amount);
    const values = { period: t(`periods.${period}`), limit };
    return t(amount === null ? 'done.removed' : 'done.set', values);
  };
  const periodOf = ({ period }: OwnLimit) => ({ period: t(`periods.${period}`) });

  return {
    state: toPanelState(query, t, ({ raiseDelay, limits: all }) => ({
      raiseDelay,
      forms: [...new Set(all.map(({ kind }) => kind))].map((kind) => ({
        kind,
        rows: all
          .filter((limit) => limit.kind === kind)
          .map((limit) => toLimitRow(limit, formats, changes[limitId(limit)] ?? IDLE)),
      })),
    })),
    save: (id: string, amount: string | null) =>
      change(id, async ({ kind, period }) => {
        const after = await setLimit({ limitWish: { kind, period, amount } }).unwrap();
        return after.waiting === null ? textOf(after) : t('done.waits', periodOf(after));
      }),
    /** Names what the member saw: nothing else is confirmed. */
    confirm: (id: string) =>
      change(id, async ({ kind, period, waiting }) => {
        const amount = waiting?.amount ?? null;
        return textOf(await confirmLimit({ limitWish: { kind, period, amount } }).unwrap());
      }),
    revoke: (id: string) =>
      change(id, async ({ kind, period }) => {
        const after = await revokeLimit({ limitReference: { kind, period } }).unwrap();
        return t('done.kept', periodOf(after));
      }),
  };
}
