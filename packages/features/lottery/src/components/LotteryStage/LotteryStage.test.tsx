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
