import { describe } from 'vitest';
import { proveLedger } from '../support/ledgerUnderLoad';

describe('the ledger on PostgreSQL', () => {
  proveLedger({ opposite: 400, ring: 1000, overdrawn: 400 });
});
