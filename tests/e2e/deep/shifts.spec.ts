import { test } from '@playwright/test';
import { expectNothingMoves } from '../support/shifts';

for (const width of [375, 1280])
  for (const isLate of [false, true])
    test(`nothing moves at ${String(width)} px with answers ${isLate ? 'that come late' : 'in time'}`, async ({
      page,
    }) => {
      await expectNothingMoves(page, { width, isLate });
    });
