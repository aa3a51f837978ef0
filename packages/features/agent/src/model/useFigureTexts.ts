import { formatDay, formatRate, shortMoment, useCategoryNames } from '@parlour/feature-core';
import type {
  ExplainedFigure,
  ExplainFigureApiArg,
  FigurePart,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { useTerms } from './terms';
import { useFigures } from './useFigures';

const RECORDS = {
  getTeamBets: 'bets',
  getTeamTransactions: 'orders',
  getDownlineTransactionDetails: 'movements',
  listTeamMembers: 'people',
} as const;
type RecordsReport = keyof typeof RECORDS;

const isRecords = (report: string | null): report is RecordsReport =>
  report !== null && Object.hasOwn(RECORDS, report);

/** What the rows of an explanation are called. */
export function useFigureTexts() {
  const { t } = useTranslation(['explain', 'agent']);
  const money = useFigures();
  const { nameOf } = useTerms();
  const categoryOf = useCategoryNames();
  const { tag } = money;
  const write = (value: string, unit: ExplainedFigure['unit']): string =>
    unit === 'money' ? money.full(value) : money.count(Number(value));
  const daysOf = ({ startDate: from = null, endDate: to = null }: Days): string | null => {
    if (from === null || to === null) return null;
    return from === to
      ? formatDay(from, tag)
      : t('explain:days', { from: formatDay(from, tag), to: formatDay(to, tag) });
  };
  const whoIn = ({ account = null, branch = null }: People): string | null => {
    if (branch !== null) return t('explain:branch', { account: branch });
    return account;
  };
  return {
    money,
    write,
    daysOf,
    whoIn,
    /** A level of the way: the figure, of whom, on which days. */
    placeOf: (asked: ExplainFigureApiArg): string =>
      [
        nameOf(asked.figure),
        whoIn(asked),
        asked.datePreset ? t(`agent:periods.${asked.datePreset}`) : daysOf(asked),
      ]
        .filter((text) => text !== null)
        .join(' · '),
    labelOf: (part: FigurePart): string => {
      const account = part.account ?? '';
      const at = part.at === null ? '' : shortMoment(part.at, tag);
      const category = part.gameCategory === null ? '' : categoryOf(part.gameCategory);
      switch (part.kind) {
        case 'figure':
          return part.name === null ? '' : nameOf(part.name);
        case 'day':
          return part.date === null ? '' : formatDay(part.date, tag);
        case 'branch':
          return t('explain:branch', { account });
        case 'person':
          return t('explain:person', { account });
        case 'rebate':
          return t('explain:rebate', { account, category });
        case 'payment':
          return t('explain:payment', { account, at });
        case 'share':
          return t('explain:share');
        case 'fixedSum':
          return t('explain:fixedSum');
        case 'bet':
          return t('explain:bet', { category, at });
        case 'wallet':
          return part.type === null
            ? t('explain:wallet')
            : t('explain:vendorWallet', { vendor: part.type });
        case 'rest':
          return part.reason === null ? '' : t(`explain:rest.${part.reason}`);
        case 'records':
          return recordsLabel(part);
      }
    },
    /** How a share was computed; null for other rows. */
    howOf: ({ base, rate }: FigurePart): string | null =>
      base === null || rate === null
        ? null
        : t('explain:shareOf', { rate: formatRate(rate, tag), base: money.full(base) }),
  };

  function recordsLabel({ type, leadsTo: { report } }: FigurePart): string {
    if (!isRecords(report)) return '';
    const records = t(`explain:records.${RECORDS[report]}`);
    if (type === null || report === 'listTeamMembers') return records;
    return t('explain:typed', { records, type: t(`agent:movement.${type}`) });
  }
}

interface Days {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

interface People {
  account?: string | null | undefined;
  branch?: string | null | undefined;
}
