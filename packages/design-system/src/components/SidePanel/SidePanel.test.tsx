import { fireEvent, screen } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { SidePanel } from './SidePanel';
import { SidePanelButton } from './SidePanelButton';
import { SidePanelEntry } from './SidePanelEntry';

const labels = { panel: 'Help' };

describe('SidePanel', () => {
  conformance(
    (props) => (
      <SidePanel {...props} labels={labels} icon="?">
        Content
      </SidePanel>
    ),
    { element: 'aside', dataComponent: 'SidePanel' },
  );

  it('stays as its owner has it and asks for the rest', () => {
    const onToggle = vi.fn();
    renderThemed(
      <SidePanel labels={labels} icon="?" isOpen onToggle={onToggle}>
        Content
      </SidePanel>,
    );
    const handle = screen.getByRole('button', { name: 'Help' });
    fireEvent.click(handle);
    expect(onToggle.mock.calls).toEqual([[{ isOpen: false }]]);
    expect(handle.getAttribute('aria-expanded')).toBe('true');
  });
});

it('SidePanel tells its owner of keys and still closes at Escape, unless the owner took it', () => {
  const onToggle = vi.fn();
  const draw = (onKeyDown: (event: KeyboardEvent) => void) => (
    <SidePanel labels={labels} icon="?" isOpen onToggle={onToggle} onKeyDown={onKeyDown}>
      Content
    </SidePanel>
  );
  const { rerender } = renderThemed(draw((event) => event.preventDefault()));
  const escape = () =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'Help' }), { key: 'Escape' });
  escape();
  expect(onToggle).not.toHaveBeenCalled();
  const onKeyDown = vi.fn();
  rerender(draw(onKeyDown));
  escape();
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(onToggle.mock.calls).toEqual([[{ isOpen: false }]]);
});

describe('SidePanelEntry', () => {
  conformance((props) => <SidePanelEntry {...props} href="#chat" label="Chat" icon="?" />, {
    element: 'a',
    dataComponent: 'SidePanelEntry',
  });
});

describe('SidePanelButton', () => {
  conformance((props) => <SidePanelButton {...props} label="Chat" icon="?" />, {
    element: 'button',
    dataComponent: 'SidePanelButton',
  });

  it('takes no press while it works', () => {
    const onClick = vi.fn();
    renderThemed(<SidePanelButton label="Chat" icon="?" isLoading onClick={onClick} />);
    fireEvent.click(screen.getByRole('button', { name: 'Chat', busy: true }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
