import { test } from '@playwright/test';
import { expectFaultsHandled } from './support/expectFaultsHandled';
import { ROWS } from './support/operations';

// Rows don't depend on each other.
test.describe.configure({ mode: 'parallel' });

for (const row of ROWS)
  test(`${row.operation} fails, is told or gone without, and heals`, ({ page }) =>
    expectFaultsHandled(page, row));
