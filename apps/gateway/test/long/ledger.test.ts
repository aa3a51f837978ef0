import { describe } from 'vitest';
import { proveLedger } from '../support/ledgerUnderLoad';

describe('the ledger on PostgreSQL, at length', () => {
  proveLedger({ opposite: 10_000, ring: 20_000, overdrawn: 10_000 });
});
