// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText';

/** The text that the fake browser copied. */
let copied: string | undefined;

const stubClipboard = (clipboard: unknown) => vi.stubGlobal('navigator', { clipboard });

function stubCommand(answer: () => boolean): void {
  copied = undefined;
  Object.assign(document, {
    execCommand: () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement)
        copied = activeElement.value.slice(
          activeElement.selectionStart,
          activeElement.selectionEnd,
        );
      return answer();
    },
  });
}

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));

describe('a text is copied', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('by the interface for it', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    stubClipboard({ writeText });
    expect(await copyText('PARLOUR-7')).toBe(true);
    expect(writeText.mock.calls).toEqual([['PARLOUR-7']]);
  });

  it.each([
    ['where there is none', undefined],
    ['where it refuses', { writeText: refuse }],
    ['where it is only half there', {}],
    [
      'where it throws at once',
      {
        writeText: () => {
          throw new TypeError();
        },
      },
    ],
  ])('%s by a selection, out of the open dialog, and the focus stays', async (_, clipboard) => {
    stubClipboard(clipboard);
    stubCommand(() => true);
    document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
    const button = document.querySelector('button');
    button?.focus();
    expect(await copyText('PARLOUR-7')).toBe(true);
    expect(copied).toBe('PARLOUR-7');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['refuses', () => false],
    [
      'throws',
      (): boolean => {
        throw new Error('Not here.');
      },
    ],
  ])('and it is told where the browser %s', async (_, answer) => {
    stubClipboard(undefined);
    stubCommand(answer);
    expect(await copyText('PARLOUR-7')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['missing', { clipboard: undefined }],
    ['refused', { clipboard: { writeText: refuse } }],
    [
      'closed to scripts',
      {
        get clipboard(): Clipboard {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
  ])(
    'and what is shown is marked where there is no way at all, with a clipboard that is %s',
    async (_, navigator) => {
      vi.stubGlobal('navigator', navigator);
      document.body.innerHTML = '<p>Your code: <b id="code">PARLOUR-7</b></p>';
      expect(await copyText('PARLOUR-7', 'code')).toBe(false);
      expect(getSelection()?.toString()).toBe('PARLOUR-7');
      expect(document.querySelector('textarea')).toBeNull();
      expect(await copyText('PARLOUR-7')).toBe(false);
    },
  );
});
