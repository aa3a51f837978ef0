import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { MESSAGE_KINDS, MessageRow } from './MessageRow';
import { MESSAGE_LABELS, sampleMessage } from './MessageRow.fixtures';

describe('MessageRow', () => {
  conformance(
    (props) => <MessageRow {...props} message={sampleMessage('FUNDS')} labels={MESSAGE_LABELS} />,
    { element: 'div', dataComponent: 'MessageRow' },
  );

  it.each([
    [false, 'Unread: Your withdrawal has been paid'],
    [true, 'Your withdrawal has been paid'],
  ])('says by words whether it is read (%s)', (isRead, name) => {
    renderThemed(<MessageRow message={sampleMessage('FUNDS', isRead)} labels={MESSAGE_LABELS} />);
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it.each(MESSAGE_KINDS)('tells that it is about %s', (kind) => {
    const { container } = renderThemed(
      <MessageRow message={sampleMessage(kind)} labels={MESSAGE_LABELS} />,
    );
    const description = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(container.querySelector(`[id="${description}"]`)?.textContent).toMatch(
      new RegExp(`^${MESSAGE_LABELS.kinds[kind]}\\.`),
    );
  });

  it('is a link where the message has an address', () => {
    renderThemed(
      <MessageRow
        message={{ ...sampleMessage('AGENT', true), href: '#m-1' }}
        labels={MESSAGE_LABELS}
      />,
    );
    expect(screen.getByRole('link', { name: 'A new member in your team' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
