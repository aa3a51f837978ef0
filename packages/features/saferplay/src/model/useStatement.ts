import { failureText, formatDay, useLanguage, useMoney } from '@parlour/feature-core';
import {
  type StatementGrain,
  useGetActivityStatementQuery,
  useNoteStatementReviewMutation,
} from '@parlour/gateway-openapi/saferPlay';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthChoices } from './monthChoices';
import { toStatementRow } from './toStatementRow';
import { usePeriodText } from './usePeriodText';

export const STATEMENT_GRAINS = ['DAY', 'WEEK', 'MONTH'] as const satisfies StatementGrain[];

/** The member's activity statement (SP-08). What is shown counts as a look at it. */
export function useStatement() {
  const { t } = useTranslation('statement');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const periodText = usePeriodText();
  const [noteReview] = useNoteStatementReviewMutation();
  const [grain, setGrain] = useState<StatementGrain>('MONTH');
  const [months, setMonths] = useState<number | undefined>();
  const { data, currentData, error, isFetching, refetch } = useGetActivityStatementQuery({
    grain,
    ...(months === undefined ? {} : { months }),
  });
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) void noteReview();
  }, [isShown, noteReview]);

  // What was shown before stays until the rows of another choice are there; its own grain names its periods.
  const isFailed = currentData === undefined && error !== undefined && !isFetching;
  const rows = data?.rows.map((row) => toStatementRow(row, periodText(data.grain, row))) ?? [];
  const day = (at: string) => formatDay(at, tag);
  return {
    status: currentData !== undefined ? 'ready' : isFailed ? 'failed' : 'loading',
    failure: { message: isFailed ? failureText(error, t) : '', onRetry: () => void refetch() },
    rows,
    quietCount: rows.filter(({ isQuiet }) => isQuiet === true).length,
    total: data?.total ?? null,
    span: data === undefined ? null : { from: day(data.from), to: day(data.to) },
    fileName: data === undefined ? '' : `activity-${data.from}-${data.to}.csv`,
    lifetime:
      data === undefined
        ? null
        : {
            since: day(data.lifetime.since),
            netDeposits: money(data.lifetime.netDeposits),
            deposits: money(data.lifetime.deposits),
            withdrawals: money(data.lifetime.withdrawals),
          },
    money,
    grain,
    shownGrain: data?.grain ?? grain,
    onGrain: ({ id }: { id: string }) =>
      setGrain(STATEMENT_GRAINS.find((one) => one === id) ?? 'MONTH'),
    months: months ?? data?.months,
    monthChoices: data === undefined ? [] : monthChoices(data.maxMonths),
    onMonths: ({ id }: { id: string }) => setMonths(Number(id)),
  } as const;
}
