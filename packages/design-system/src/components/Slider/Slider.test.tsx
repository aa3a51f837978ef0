import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Slider } from './Slider';
import { SLIDER_LABELS } from './Slider.fixtures';
import { sliderKey } from './sliderKeys';

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

describe('Slider', () => {
  conformance((props) => <Slider {...props} label="Volume" />, {
    element: 'div',
    dataComponent: 'Slider',
  });

  it('[PK-06] shows what its owner has, and asks for the rest', () => {
    const onChange = vi.fn();
    renderThemed(<Slider label="Volume" value="40" onChange={onChange} />);
    fireEvent.input(slider('Volume'), { target: { value: '70' } });
    expect(onChange.mock.calls).toEqual([[{ value: '70' }]]);
    expect(slider('Volume').value).toBe('40');
  });

  it('tells once that a drag has ended', () => {
    const onCommit = vi.fn();
    renderThemed(<Slider label="Volume" defaultValue="40" onCommit={onCommit} />);
    for (const value of ['50', '60']) fireEvent.input(slider('Volume'), { target: { value } });
    expect(onCommit).not.toHaveBeenCalled();
    act(() => void slider('Volume').dispatchEvent(new Event('change', { bubbles: true })));
    expect(onCommit.mock.calls).toEqual([[{ value: '60' }]]);
  });

  it('[PK-06] takes no value from a finger that came down to scroll, and that of a tap', () => {
    const [onChange, onCommit] = [vi.fn(), vi.fn()];
    renderThemed(
      <Slider label="Volume" defaultValue="40" onChange={onChange} onCommit={onCommit} />,
    );
    const finger = { pointerType: 'touch', isPrimary: true };
    const end = (type: 'pointerCancel' | 'pointerUp') => {
      fireEvent.pointerDown(slider('Volume'), finger);
      // The browser enters the value as soon as the finger comes down.
      fireEvent.input(slider('Volume'), { target: { value: '80' } });
      fireEvent[type](slider('Volume'), finger);
      act(() => void slider('Volume').dispatchEvent(new Event('change', { bubbles: true })));
    };
    end('pointerCancel');
    expect([onChange.mock.calls, onCommit.mock.calls]).toEqual([[], []]);
    end('pointerUp');
    expect([onChange.mock.calls, onCommit.mock.calls]).toEqual([
      [[{ value: '80' }]],
      [[{ value: '80' }]],
    ]);
  });

  it('of two values keeps the lower one below the higher one, and both in its group', () => {
    const onChange = vi.fn();
    renderThemed(
      <Slider
        isRange
        label="Risk"
        labels={SLIDER_LABELS}
        defaultValue={{ start: '20', end: '60' }}
        error="Too wide."
        onChange={onChange}
      />,
    );
    fireEvent.input(slider('Lowest'), { target: { value: '80' } });
    fireEvent.input(slider('Highest'), { target: { value: '10' } });
    expect(onChange.mock.calls).toEqual([
      [{ value: { start: '60', end: '60' } }],
      [{ value: { start: '60', end: '60' } }],
    ]);
    const group = screen.getByRole('group', { name: 'Risk' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Too wide.',
    );
  });

  it('has no text for a value that is not chosen yet', () => {
    renderThemed(<Slider label="Minutes" min="15" value="" formatValue={(n) => `${n} min`} />);
    expect(screen.queryByText(/min$/)).toBeNull();
    expect(slider('Minutes').hasAttribute('aria-valuetext')).toBe(false);
  });
});

const ROOM = { min: '0', max: '200', step: '5' };

it.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', true, 1],
  ['ArrowUp', true, 1],
  ['ArrowDown', true, -1],
  ['PageUp', false, 4],
  ['PageDown', false, -4],
  ['Home', true, 'min'],
  ['End', true, 'max'],
  ['Tab', false, undefined],
])('the key %s, right to left %s, means %s', (key, isRightToLeft, expected) => {
  expect(sliderKey(key, isRightToLeft, ROOM)).toBe(expected);
});
