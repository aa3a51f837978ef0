import { listLotteries } from '../../../lottery/lotteries';
import type { Job } from '../../../services';
import { settleTickets } from './tickets';

/** Settles the tickets whose draw has fallen, whoever looks. */
export const ticketDesk: Job = {
  name: 'demo-tickets',
  everyMs: 5000,
  isByState: true,
  run: (tx, until, { config, catalogue }) =>
    settleTickets(tx, listLotteries(catalogue), { merchant: config.merchant, now: until }),
};
