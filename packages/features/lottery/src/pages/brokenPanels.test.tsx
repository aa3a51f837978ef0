import { FeatureProviders } from '@parlour/feature-core/testing';
import { render, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lotteries } from '../testing/handlers';
import LotteryPage from './LotteryPage/LotteryPage';
import LotteryRoomPage from './LotteryRoomPage/LotteryRoomPage';

const { broken, breakable } = vi.hoisted(() => {
  const named = { panel: '' };
  return {
    broken: named,
    /** The panel that throws at render while its name is set. */
    breakable:
      <Props extends object>(name: string, Panel: ComponentType<Props>) =>
      (props: Props) => {
        if (named.panel === name) throw new Error(name);
        return <Panel {...props} />;
      },
  };
});
vi.mock(import('../components/DrawList/DrawList'), async (original) => ({
  DrawList: breakable('draws', (await original()).DrawList),
}));
vi.mock(import('../components/LotteryRow/LotteryRow'), async (original) => ({
  LotteryRow: breakable('rows', (await original()).LotteryRow),
}));
vi.mock(import('../components/MenuTabs/MenuTabs'), async (original) => ({
  MenuTabs: breakable('menus', (await original()).MenuTabs),
}));
vi.mock(import('../components/LotteryNav/LotteryNav'), async (original) => ({
  LotteryNav: breakable('others', (await original()).LotteryNav),
}));
vi.mock(import('../components/LotteryStage/LotteryStage'), async (original) => ({
  LotteryStage: breakable('stage', (await original()).LotteryStage),
}));

const server = setupServer(...lotteries().msw.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const draw = (Page: ComponentType, path: string) =>
  render(
    <FeatureProviders visitor="member" path={path}>
      <Page />
    </FeatureProviders>,
  );

/** Whole pages are drawn, and looked through by role. */
const PATIENCE = { timeout: 10_000 };

const PANELS = {
  draws: () => screen.findByRole('region', { name: 'Latest numbers' }, PATIENCE),
  rows: () => screen.findByRole('region', { name: 'Popular lotteries' }, PATIENCE),
  menus: () => screen.findByRole('tablist', { name: 'Prize mode' }, PATIENCE),
  others: () => screen.findByRole('navigation', { name: 'Other lotteries' }, PATIENCE),
} as const;

describe('a panel that can not be drawn', () => {
  it.each([
    ['draws', ['rows', 'menus']],
    ['rows', ['draws', 'menus']],
    ['menus', ['rows', 'draws']],
  ] as const)('takes nothing else of the category with it: %s', async (panel, others) => {
    broken.panel = panel;
    draw(LotteryPage, '/elott');
    const [error] = await screen.findAllByRole('alert', {}, PATIENCE);
    expect(error?.textContent).toContain('could not be loaded');
    for (const other of others) await PANELS[other]();
    expect(screen.getByRole('heading', { level: 1, name: 'E-lottery' })).toBeTruthy();
  });

  it.each([
    ['draws', ['others']],
    ['others', ['draws']],
    ['stage', ['others', 'draws']],
  ] as const)('takes nothing else of a room with it: %s', async (panel, others) => {
    broken.panel = panel;
    draw(LotteryRoomPage, '/vnLottery?gameCode=vn-0');
    for (const other of others) await PANELS[other]();
    const error = await screen.findByRole('alert', {}, PATIENCE);
    expect(within(error).getByRole('button', { name: 'Try again' })).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Salt Coast Hourly' }, PATIENCE);
  });
});
