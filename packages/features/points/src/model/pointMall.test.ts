import { centreClosed } from '@parlour/feature-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONFIG, REWARDS, sampleReward } from '../testing/fixtures';
import { handle } from './clearReturnPath';
import { convertSchema, mostConvertible, unitsOf } from './convert.schema';
import { MALL, mallHref, readMallAddress } from './mallAddress';
import { clearReturnPath, readReturnPath, writeReturnPath } from './mallReturnPath';
import { availabilityOf, chooseProducts, mostOf, NO_CHOICE } from './products';
import { ratesOf } from './rates';
import { EMPTY_REDEEM, redeemSchema, toRedeemRequest } from './redeem.schema';
import { shownStatus } from './shownStatus';

const read = (path: string) => readMallAddress(new URL(path, 'https://x.example').searchParams);

describe('the address of the points mall', () => {
  it.each([
    ['/pointMall', {}],
    ['/pointMall?kind=GOODS&page=2', { kind: 'GOODS', page: 2 }],
    ['/pointMall?redeem=pp-mug', { redeem: 'pp-mug' }],
    ['/pointMall?convert=1', { isConverting: true }],
    [
      '/pointMall?view=history&from=2026-05-01&to=2026-05-07',
      { view: 'history', from: '2026-05-01', to: '2026-05-07' },
    ],
  ] as const)('%s says what is shown', (path, says) => {
    expect(read(path)).toEqual({ ...MALL, ...says });
    expect(mallHref(says)).toBe(path);
  });

  it('takes what makes no sense as not there', () => {
    expect(read('/pointMall?view=x&kind=GOLD&page=-3&from=2026-13-01&redeem=')).toEqual(MALL);
  });

  it('opens the security centre over the mall', () => {
    expect(mallHref({ kind: 'CASH' }, 'securityCenter')).toBe(
      '/pointMall?kind=CASH&member=securityCenter',
    );
  });
});

describe('the point-mall handle', () => {
  beforeEach(clearReturnPath);

  it('[MC-03] is gone when the member centre is closed, and stays when the other one is', () => {
    writeReturnPath('/pointMall?redeem=pp-mug');
    handle(centreClosed({ centre: 'agent' }), () => undefined, (() => ({})) as never);
    expect(readReturnPath()).toBe('/pointMall?redeem=pp-mug');
    handle(centreClosed({ centre: 'member' }), () => undefined, (() => ({})) as never);
    expect(readReturnPath()).toBeNull();
  });

  it('[MC-03] leads back to the mall and nowhere else', () => {
    for (const path of ['https://evil.example', '//evil.example', '/pointMallx', '/']) {
      writeReturnPath(path);
      expect(readReturnPath()).toBeNull();
    }
  });
});

describe('products', () => {
  it('can be had, lack points, or are sold out', () => {
    const states = REWARDS.map((reward) => availabilityOf(reward, 850).state);
    expect(states).toEqual([
      'available',
      'available',
      'tooFewPoints',
      'tooFewPoints',
      'soldOut',
      'available',
    ]);
    expect(availabilityOf(sampleReward('a', 'A', { pointsNeeded: 900 }), 850)).toEqual({
      state: 'tooFewPoints',
      missing: 50,
    });
    expect(availabilityOf(sampleReward('a', 'A'), null).state).toBe('available');
  });

  it('are asked for as many at once as there are and as the house allows', () => {
    expect(mostOf(sampleReward('a', 'A', { stock: 2, maxQuantity: 5 }))).toBe(2);
    expect(mostOf(sampleReward('a', 'A', { stock: null, maxQuantity: 5 }))).toBe(5);
  });

  it('are narrowed by name and reach, and ordered by points', () => {
    const ids = (choice: Partial<typeof NO_CHOICE>) =>
      chooseProducts(REWARDS, { ...NO_CHOICE, ...choice }, 850).map(({ rewardId }) => rewardId);
    expect(ids({})).toEqual(REWARDS.map(({ rewardId }) => rewardId));
    expect(ids({ search: ' MUG ' })).toEqual(['mug']);
    expect(ids({ search: 'ｍüg' })).toEqual(['mug']);
    expect(ids({ isAffordableOnly: true, order: 'least' })).toEqual([
      'wheel',
      'cash-5',
      'bonus-10',
    ]);
    expect(ids({ order: 'most' })[0]).toBe('chess');
  });
});

describe('what is asked for', () => {
  const errorOf = (schema: { validateSync: (value: unknown) => unknown }, value: unknown) => {
    try {
      schema.validateSync(value);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const mug = sampleReward('mug', 'Mug', { needsAddress: true, pointsNeeded: 900, maxQuantity: 4 });
  const parcel = { recipientName: 'Willow Reed', mobileNum: '+65 8123', address: '4 Harbour' };

  it.each([
    ['1', 2000, null],
    ['', 2000, 'errors.empty'],
    ['1.5', 2000, 'errors.number'],
    ['0', 2000, 'errors.min'],
    ['5', 9000, 'errors.max'],
    ['3', 2000, 'errors.over'],
  ])('a quantity of %j with %d points: %s', (quantity, points, expected) => {
    expect(errorOf(redeemSchema(mug, points), { ...EMPTY_REDEEM, ...parcel, quantity })).toBe(
      expected,
    );
  });

  it('what goes by post needs an address, and nothing else does', () => {
    expect(errorOf(redeemSchema(mug, 2000), { ...EMPTY_REDEEM, ...parcel, address: ' ' })).toBe(
      'errors.address',
    );
    expect(errorOf(redeemSchema(mug, 2000), { ...EMPTY_REDEEM, ...parcel, mobileNum: 'abc' })).toBe(
      'errors.mobile',
    );
    expect(errorOf(redeemSchema(sampleReward('a', 'A'), 2000), EMPTY_REDEEM)).toBeNull();
    expect(
      toRedeemRequest(sampleReward('a', 'A'), { ...EMPTY_REDEEM, ...parcel }, '482913'),
    ).toEqual({
      rewardId: 'a',
      quantity: 1,
      paymentPassword: '482913',
    });
  });

  it.each([
    ['1000', null],
    ['150', 'errors.step'],
    ['2400', 'errors.over'],
    ['600000', 'errors.max'],
  ])('converting %s of 2,345 points: %s', (points, expected) => {
    expect(errorOf(convertSchema(CONFIG, 2345), { points })).toBe(expected);
  });

  it('all that can be converted ends at a whole step', () => {
    expect(mostConvertible(CONFIG, 2345)).toBe(2300);
    expect(mostConvertible(CONFIG, 9_000_000)).toBe(500_000);
    expect(unitsOf(2300, CONFIG)).toBe('23.00');
    expect(unitsOf(150, CONFIG)).toBe('1.50');
    expect(unitsOf(100, { ratio: 300 })).toBeNull();
  });
});

describe('what is told', () => {
  it('rates are the ratio and what the gateway says of products worth money', () => {
    expect(ratesOf(CONFIG, REWARDS).map(({ points, amount }) => [points, amount])).toEqual([
      [100, '1.00'],
      [500, '5.00'],
      [800, '10.00'],
    ]);
  });

  it('[PTS-02] a request is in process, rejected or approved', () => {
    expect((['APPLYING', 'PROCESSING', 'REJECTED', 'APPROVED'] as const).map(shownStatus)).toEqual([
      'PROCESS',
      'PROCESS',
      'REJECTED',
      'APPROVED',
    ]);
  });
});
