import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { readTexts } from '../platform/textBook';
import { NAMES } from './columnNames';
import type en from './linkTexts/en.json';
import type { Sheet } from './sheet';

type Schemas = components['schemas'];

const LINKS = readTexts<keyof typeof en>(new URL('./linkTexts/', import.meta.url)).group('column');

/** What came of the agent's links. A rate has two decimals like an amount: 15 basis points are 0.15 %. */
export const linksSheet = (
  groupBy: 'link' | 'sub' | 'day',
): Sheet<Schemas['RegisterLinkStatisticsRow'], Schemas['RegisterLinkFigures']> => ({
  columns: [
    ...(groupBy === 'day'
      ? [{ name: NAMES.day, cell: ({ date }: Schemas['RegisterLinkStatisticsRow']) => date }]
      : [{ name: LINKS.link, cell: ({ name }: Schemas['RegisterLinkStatisticsRow']) => name }]),
    ...(groupBy === 'sub'
      ? [{ name: LINKS.place, cell: ({ sub }: Schemas['RegisterLinkStatisticsRow']) => sub }]
      : []),
    { name: LINKS.visits, cell: (row) => row.figures.visits, total: (all) => all.visits },
    {
      name: LINKS.registrations,
      cell: (row) => row.figures.registered,
      total: (all) => all.registered,
    },
    {
      name: LINKS.registeredRate,
      cell: (row) => percentOf(row.figures.registeredRate),
      total: (all) => percentOf(all.registeredRate),
    },
    {
      name: LINKS.firstDeposits,
      cell: (row) => row.figures.firstDeposits,
      total: (all) => all.firstDeposits,
    },
    {
      name: LINKS.firstDepositRate,
      cell: (row) => percentOf(row.figures.firstDepositRate),
      total: (all) => percentOf(all.firstDepositRate),
    },
    { name: NAMES.validBets, cell: (row) => row.figures.validBet, total: (all) => all.validBet },
    { name: NAMES.result, cell: (row) => row.figures.profitLoss, total: (all) => all.profitLoss },
  ],
});

const percentOf = (rate: number | null) => (rate === null ? null : formatAmount(BigInt(rate)));
