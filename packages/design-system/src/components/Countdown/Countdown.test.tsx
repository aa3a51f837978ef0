import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { hydrate } from '../../testing/hydrate';
import { renderThemed } from '../../testing/render';
import { Countdown } from './Countdown';
import { COUNTDOWN_LABELS, DAY, HOUR, MINUTE, SECOND } from './Countdown.fixtures';

const NOW = 40 * DAY;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const words = () => screen.getByRole('timer').querySelector('[data-words]')?.textContent;
const figures = () =>
  [...screen.getByRole('timer').querySelectorAll('[data-figure]')].map(
    ({ textContent }) => textContent,
  );
const said = () => screen.getByRole('status').textContent;

const PROPS = { label: 'Kick-off', labels: COUNTDOWN_LABELS };

describe('Countdown', () => {
  conformance((props) => <Countdown {...props} {...PROPS} until={NOW + HOUR} />, {
    element: 'div',
    dataComponent: 'Countdown',
  });

  it('works without any text', () => {
    renderThemed(<Countdown label="Kick-off" until={NOW + HOUR} marks={[3599]} />);
    pass(SECOND);
    expect(figures()).toEqual(['0', '00', '59', '59']);
  });

  it.each([
    [2 * DAY + 14 * HOUR + 5 * MINUTE, '2 days 14 hours'],
    [DAY + 5 * MINUTE, '1 day'],
    [14 * HOUR + MINUTE, '14 hours 1 minute'],
    [5 * MINUTE + 9 * SECOND, '5 minutes 9 seconds'],
    [SECOND, '1 second'],
    [0, '0 seconds'],
  ])('[PK-06] says that %i ms are %s', (ms, expected) => {
    renderThemed(<Countdown {...PROPS} until={NOW + ms} />);
    expect(words()).toBe(expected);
  });

  it('writes figures in the digits of the language', () => {
    renderThemed(<Countdown {...PROPS} locale="fa" until={NOW + DAY + 5 * SECOND} />);
    expect(figures()).toEqual(['۱', '۰۰', '۰۰', '۰۵']);
  });

  it('[PK-06] is told at its marks only, and counts without rendering', () => {
    const rendered = vi.fn();
    renderThemed(
      <Profiler id="countdown" onRender={rendered}>
        <Countdown {...PROPS} until={NOW + 62 * SECOND} marks={[60, 0]} />
      </Profiler>,
    );
    const renders = rendered.mock.calls.length;
    pass(SECOND);
    expect([said(), rendered.mock.calls.length]).toEqual(['', renders]);
    pass(SECOND);
    expect(said()).toBe('Kick-off: 1 minute left');
    pass(30 * SECOND);
    expect([said(), figures().at(-1)]).toEqual(['Kick-off: 1 minute left', '30']);
    pass(30 * SECOND);
    expect(said()).toBe('Kick-off: time is up');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[PK-06] rests in a hidden tab, and tells the present time once when it is seen again', () => {
    const onEnd = vi.fn();
    const props = { ...PROPS, marks: [600, 300, 60], onEnd };
    renderThemed(<Countdown {...props} until={NOW + HOUR} />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.getTimerCount()).toBe(0);
    pass(58 * MINUTE);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect([figures(), said()]).toEqual([['0', '00', '02', '00'], 'Kick-off: 2 minutes left']);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('counts by the clock of the server', () => {
    renderThemed(<Countdown {...PROPS} until={NOW + HOUR} clockOffset={10 * MINUTE} />);
    expect(words()).toBe('50 minutes');
  });

  it('[PK-06] shows on a server the time left of its start, and then that of the browser', () => {
    const { html, errors } = hydrate(
      <Countdown {...PROPS} until={NOW + HOUR} start={NOW - HOUR} />,
    );
    expect(html).toContain('2 hours');
    expect(errors).toEqual([]);
    expect(words()).toBe('1 hour');
  });

  it('ends once; one that was over before it was seen calls nobody', () => {
    const onEnd = vi.fn();
    const props = { ...PROPS, onEnd, children: 'Live' };
    const { rerender } = renderThemed(<Countdown {...props} until={NOW - 1} />);
    expect([screen.queryByText('Live') !== null, onEnd.mock.calls.length]).toEqual([true, 0]);
    rerender(<Countdown {...props} until={NOW + SECOND} />);
    expect(screen.queryByText('Live')).toBeNull();
    pass(5 * SECOND);
    expect(screen.queryByText('Live')).not.toBeNull();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
