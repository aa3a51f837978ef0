import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { SearchField } from './SearchField';
import { SEARCH_LABELS } from './SearchField.fixtures';

describe('SearchField', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  conformance((props) => <SearchField {...props} label="Search games" labels={SEARCH_LABELS} />, {
    element: 'input',
    dataComponent: 'SearchField',
  });

  it('shows what its owner keeps and asks for the rest', () => {
    const onChange = vi.fn();
    renderThemed(
      <SearchField label="Search games" labels={SEARCH_LABELS} value="koi" onChange={onChange} />,
    );
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
    fireEvent.change(input, { target: { value: 'koi p' } });
    expect(onChange.mock.calls).toEqual([[{ value: 'koi p' }]]);
    expect(input.value).toBe('koi');
  });

  it.each(['Enter', 'Escape'])('leaves %s to an input method', (key) => {
    const onSearch = vi.fn();
    renderThemed(
      <SearchField
        label="Search games"
        labels={SEARCH_LABELS}
        defaultValue="koi"
        onSearch={onSearch}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
    fireEvent.keyDown(input, { key, keyCode: 229 });
    expect(input.value).toBe('koi');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('says what was found once, after a pause, and nothing while it loads', () => {
    const draw = (props: { resultCount: number; isLoading?: boolean }) => (
      <SearchField label="Search games" labels={SEARCH_LABELS} isLabelHidden {...props} />
    );
    const { rerender } = renderThemed(draw({ resultCount: 7 }));
    const said = () => {
      act(() => void vi.advanceTimersByTime(600));
      return screen.getByRole('status').textContent;
    };
    act(() => void vi.advanceTimersByTime(500));
    rerender(draw({ resultCount: 3 }));
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(said()).toBe('3 games found');
    rerender(draw({ resultCount: 3, isLoading: true }));
    expect(said()).toBe('');
  });
});
