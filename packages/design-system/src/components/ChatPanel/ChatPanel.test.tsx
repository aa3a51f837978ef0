import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ChatPanel, type ChatPanelProps } from './ChatPanel';
import { CHAT, CHAT_LABELS, CHAT_STATES, message } from './ChatPanel.fixtures';
import { groupMessages } from './groupMessages';

const element = (props: Partial<ChatPanelProps> = {}) => (
  <ChatPanel messages={CHAT} labels={CHAT_LABELS} onSend={vi.fn()} {...props} />
);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('ChatPanel', () => {
  conformance((props) => element(props), { element: 'section', dataComponent: 'ChatPanel' });

  it('[PK-06] does not send while an input method composes', () => {
    const onSend = vi.fn();
    renderThemed(element({ onSend }));
    write('こ');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledWith({ text: 'こ' });
  });

  it('[PK-06] gives the text back that could not be sent, with what was typed meanwhile', async () => {
    let refuse: (reason: Error) => void = vi.fn();
    const onSend = () => new Promise<void>((_, reject) => (refuse = reject));
    renderThemed(element({ onSend }));
    write('First');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field().value).toBe(''));
    write('Second');
    refuse(new Error('No network'));
    await waitFor(() => expect(field().value).toBe('First\nSecond'));
  });

  it('sends no empty message, and nothing while offline', () => {
    const onSend = vi.fn();
    const { rerender } = renderThemed(element({ onSend }));
    write('  \n');
    fireEvent.keyDown(field(), { key: 'Enter' });
    rerender(element({ onSend, service: 'offline' }));
    write('Later');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    expect(field().value).toBe('Later');
  });

  it('keeps a begun text over closing time', () => {
    const { rerender } = renderThemed(element());
    write('Begun');
    rerender(element({ service: 'closed', hours: 'Back at 9:00' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    rerender(element());
    expect(field().value).toBe('Begun');
  });

  it('[PK-06] announces new messages of the other side, and neither history nor own ones', () => {
    const { rerender } = renderThemed(element({ messages: [], status: 'loading' }));
    rerender(element());
    expect(told()).toBe('');
    const own = [...CHAT, message('n1', 'Mine', { side: 'own' })];
    rerender(element({ messages: [message('n0', 'Old', { day: '20 November' }), ...own] }));
    expect(told()).toBe('');
    rerender(element({ messages: [...own, message('n2', 'Hers')] }));
    expect(told()).toBe('Mira: Hers');
  });

  it('asks to send a failed message again', () => {
    const onRetry = vi.fn();
    renderThemed(element({ messages: CHAT_STATES, onRetry }));
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(onRetry).toHaveBeenCalledWith({ id: 't5' });
  });

  it('[PK-06] follows content that grows, and leaves alone who scrolls away', () => {
    const { rerender } = renderThemed(element({ messages: CHAT.slice(0, 2) }));
    const log = screen.getByRole('log');
    const latest = () => screen.queryByRole('button', { name: 'Latest message' });
    let height = 1000;
    Object.defineProperties(log, {
      scrollHeight: { get: () => height },
      clientHeight: { value: 400 },
    });
    rerender(element());
    log.scrollTop = 600;
    fireEvent.scroll(log);
    height = 1300;
    fireEvent.scroll(log);
    expect(latest()).toBeNull();
    log.scrollTop = 300;
    fireEvent.scroll(log);
    expect(latest()).not.toBeNull();
    rerender(element({ messages: [...CHAT, message('n1', 'Hers')] }));
    expect(log.scrollTop).toBe(300);
    expect(screen.getByRole('button', { name: 'Latest message, new: 1' })).toBeDefined();
  });

  it('[PK-06] counts what came since the end was left, though no event told of being there', () => {
    const { rerender } = renderThemed(element({ messages: CHAT.slice(0, 2) }));
    const log = screen.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 1000 }, clientHeight: { value: 400 } });
    rerender(element());
    log.scrollTop = 300;
    fireEvent.scroll(log);
    rerender(element({ messages: [...CHAT, message('n1', 'Hers')] }));
    expect(screen.getByRole('button', { name: 'Latest message, new: 1' })).toBeDefined();
  });

  it('makes no link of plain text', () => {
    renderThemed(element({ messages: [message('x', 'https://parlour.example <b>x</b>')] }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('https://parlour.example <b>x</b>')).toBeDefined();
  });
});

it('messages are grouped by day and sender', () => {
  expect(
    groupMessages(CHAT).map(({ day, messages }) => [
      day,
      messages.map(({ isFirstOfSender }) => isFirstOfSender),
    ]),
  ).toEqual([
    ['20 November', [true, true]],
    ['Today', [true, false, true, false]],
  ]);
});
