import { FeatureProviders } from '@parlour/feature-core/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameStage } from './GameStage';

const noop = () => undefined;

function show() {
  const onFail = vi.fn();
  render(
    <FeatureProviders visitor="member">
      <GameStage
        name="Lantern Koi"
        launch={{ status: 'open', src: 'https://games.example/play#launch=a' }}
        backHref="/rng"
        onRetry={noop}
        onRegister={noop}
        onFail={onFail}
        onBalanceChange={noop}
      />
    </FeatureProviders>,
  );
  return { onFail, frame: screen.getByTitle('Lantern Koi') };
}
const opening = () => screen.queryByRole('status', { name: 'Opening Lantern Koi' });
const late = () => screen.queryByText('The game takes too long');
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a game that is slow to come', () => {
  it('is said to be opening until it is there', () => {
    const { frame } = show();
    expect(opening()).toBeTruthy();
    fireEvent.load(frame);
    expect(opening()).toBeNull();
    pass(60_000);
    expect(late()).toBeNull();
  });

  it('keeps its place below a word that it is late, which goes when it comes after all', () => {
    const { frame, onFail } = show();
    pass(20_000);
    expect(late()).toBeTruthy();
    expect(opening()).toBeNull();
    expect(onFail).not.toHaveBeenCalled();
    expect(screen.getByTitle('Lantern Koi')).toBe(frame);
    fireEvent.load(frame);
    expect(late()).toBeNull();
    expect(screen.getByTitle('Lantern Koi')).toBe(frame);
  });

  it('is taken away where the browser will not frame it', () => {
    const { onFail } = show();
    const refusal = new Event('securitypolicyviolation');
    const blockedURI = 'https://games.example/play';
    document.dispatchEvent(Object.assign(refusal, { effectiveDirective: 'frame-src', blockedURI }));
    expect(onFail).toHaveBeenCalledExactlyOnceWith('frame');
  });
});
