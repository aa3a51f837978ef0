import { fn } from 'storybook/test';

/** What the mall passes to the dialogs of an exchange. */
export const SURROUNDINGS = {
  points: 2_300,
  hasPassword: true,
  money: (amount: string) => `¥ ${amount}`,
  securityHref: '/pointMall?member=securityCenter',
  historyHref: '/pointMall?view=history',
  onLeave: fn(),
  onClose: fn(),
};
