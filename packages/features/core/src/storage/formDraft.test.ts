// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from './formDraft';
import { clearSessionStorage, readStored } from './registry';
import { LEAVING } from './reloadPage';

/** What `reloadPage` does, without the reload. */
const leave = () => window.dispatchEvent(new Event(LEAVING));

const ends: (() => void)[] = [];
const keep = (name: string, values: Record<string, string | boolean>) =>
  ends.push(formDraft(name).keep(() => values));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('[F8] drafts of forms', () => {
  it('are written when the page goes, and taken once', () => {
    keep('feedback', { content: 'Slow today' });
    keep('register', { username: 'koi' });
    expect(readStored('drafts')).toBeNull();
    leave();
    expect(formDraft('feedback').take()).toEqual({ content: 'Slow today' });
    expect(formDraft('feedback').take()).toBeNull();
    expect(formDraft('register').take()).toEqual({ username: 'koi' });
    expect(readStored('drafts')).toBeNull();
  });

  it('are nothing where nothing was typed, or the form is gone', () => {
    keep('feedback', {});
    const read = vi.fn(() => ({ username: 'koi' }));
    formDraft('register').keep(read)();
    leave();
    expect(read).not.toHaveBeenCalled();
    expect(readStored('drafts')).toBeNull();
  });

  it('go with the session', () => {
    keep('withdrawal', { amount: '50' });
    leave();
    clearSessionStorage();
    expect(formDraft('withdrawal').take()).toBeNull();
  });

  it.each(['{"feedback":{"content":7}}', '{"feedback":null}', '[1', '"text"'])(
    'are dropped where another wrote %s',
    (text) => {
      sessionStorage.setItem('drafts', text);
      expect(formDraft('feedback').take()).toBeNull();
    },
  );
});
