import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Marquee } from './Marquee';
import { MARQUEE_LABELS, NOTICES } from './Marquee.fixtures';

describe('Marquee', () => {
  conformance((props) => <Marquee {...props} items={NOTICES} labels={MARQUEE_LABELS} />, {
    element: 'div',
    dataComponent: 'Marquee',
  });

  it('tells which notice was pressed, in the list and in its copy', () => {
    const onSelect = vi.fn();
    renderThemed(<Marquee items={NOTICES} labels={MARQUEE_LABELS} onSelect={onSelect} />);
    fireEvent.click(screen.getByRole('button', { name: NOTICES[1].title }));
    expect(onSelect).toHaveBeenLastCalledWith({ index: 1, id: 'n2' });
    const [, copy] = screen.getAllByText(NOTICES[2].title);
    if (copy === undefined) throw new Error('There is no copy.');
    fireEvent.click(copy);
    expect(onSelect).toHaveBeenLastCalledWith({ index: 2, id: 'n3' });
  });

  it('keeps what stands beside it when there are no notices', () => {
    renderThemed(<Marquee items={[]} labels={MARQUEE_LABELS} end={<b>12:00</b>} />);
    expect(screen.getByText('12:00')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
