import { FeatureProviders } from '@parlour/feature-core/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LotteryStage } from './LotteryStage';

const noop = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a lottery that is slow to come is told to be so, and a fresh link is offered', () => {
  const onReopen = vi.fn();
  render(
    <FeatureProviders visitor="member">
      <LotteryStage
        name="Salt Coast Hourly"
        launch={{ status: 'open', src: 'https://games.example/play#launch=a' }}
        lotteriesHref="/elott"
        hasOthers
        onReopen={onReopen}
        onRegister={noop}
        onFail={noop}
        onBalanceChange={noop}
      />
    </FeatureProviders>,
  );
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(screen.getByText(/^The page took longer time to load/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open it again' }));
  expect(onReopen).toHaveBeenCalledOnce();
  fireEvent.load(screen.getByTitle('Salt Coast Hourly'));
  expect(screen.queryByText(/^The page took longer time to load/)).toBeNull();
});

it('[SP-07] [R22] what a break refuses is said so, and no fresh link is offered', () => {
  render(
    <FeatureProviders visitor="member">
      <LotteryStage
        name="Salt Coast Hourly"
        launch={{ status: 'failed', reason: 'paused', message: 'Play is paused.' }}
        lotteriesHref="/elott"
        hasOthers
        onReopen={noop}
        onRegister={noop}
        onFail={noop}
        onBalanceChange={noop}
      />
    </FeatureProviders>,
  );
  expect(screen.getByText('Play is paused for your account')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
