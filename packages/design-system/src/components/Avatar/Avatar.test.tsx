import { afterEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Avatar } from './Avatar';
import { initialsOf } from './initialsOf';

describe('Avatar', () => {
  conformance((props) => <Avatar {...props} name="Ana Morán" />, {
    element: 'span',
    dataComponent: 'Avatar',
  });

  it('[PK-06] says its name and status once, and leaves the name to the text beside it', () => {
    const status = { kind: 'online', text: 'online' } as const;
    const { container, rerender } = renderThemed(<Avatar name="***" status={status} />);
    expect(container.textContent).toBe('*** online');
    rerender(<Avatar name="***" status={status} isNameBeside />);
    expect(container.textContent).toBe(' online');
  });
});

describe('initialsOf', () => {
  afterEach(() => vi.unstubAllGlobals());

  const cases = [
    ['Ana Lucía Morán', 'AM'],
    ['  ana  ', 'a'],
    ['Ольга Белова', 'ОБ'],
    ['إبراهيم النجار', 'إ'],
    ['林美玲', '林'],
    ['E\u0301lise Roux', 'E\u0301R'],
    ['***', ''],
    ['', ''],
  ] as const;

  it.each(cases)('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps a character of several code points whole', () => {
    expect(initialsOf('👩‍🚀 crew')).toBe('👩‍🚀');
  });

  it.each(cases)('of %j are %j without a segmenter too', (name, initials) => {
    vi.stubGlobal('Intl', {});
    expect(initialsOf(name)).toBe(initials);
  });
});
