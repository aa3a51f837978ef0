import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider, type NavigationProviderProps } from './NavigationProvider';

const origin = 'https://app.example';
const start = window.location.href;
/** Other files of tests have been elsewhere. */
const goTo = (url: string): void =>
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(url);
beforeEach(() => goTo(`${origin}/start`));
afterEach(() => goTo(start));

/** Presses the link in some HTML; `isOpened` says whether the browser would follow it. */
function press(
  html: string,
  props: Partial<NavigationProviderProps> = {},
  { type = 'click', ...init }: MouseEventInit & { type?: string } = {},
) {
  const onNavigate = vi.fn();
  const { container, unmount } = render(
    <NavigationProvider onNavigate={onNavigate} {...props}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </NavigationProvider>,
  );
  const link = container.querySelector('a > b, a');
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  let isOpened = false;
  // The page of the tests stays where it is.
  const stay = (pressed: Event): void => {
    isOpened = !pressed.defaultPrevented;
    pressed.preventDefault();
  };
  window.addEventListener(type, stay);
  if (link !== null) fireEvent(link, event);
  window.removeEventListener(type, stay);
  unmount();
  const [went] = onNavigate.mock.calls.map(([one]) => one as { path: string; isCurrent: boolean });
  return { path: went?.path, isCurrent: went?.isCurrent, isOpened };
}

describe('[PK-03] NavigationProvider', () => {
  it.each([
    ['<a href="/rng?new=1#top">Slots</a>', '/rng?new=1#top'],
    [`<a href="${origin}/hot"><b>Hot</b></a>`, '/hot'],
    ['<a href="/hot" target="_self">Hot</a>', '/hot'],
    ['<a href="/live/">Live</a>', '/live/'],
    ['<a href="/">Home</a>', '/'],
  ])('hands %s to the router', (html, path) => {
    expect(press(html)).toEqual({ path, isCurrent: false, isOpened: false });
  });

  it.each([
    '<a href="https://elsewhere.example/">Out</a>',
    '<a href="/file.pdf" download>File</a>',
    '<a href="/hot" target="_blank">New window</a>',
    '<a href="mailto:help@parlour.example">Mail</a>',
    '<a href="#rules">Rules</a>',
    '<a>Nothing</a>',
    '<svg><a href="/hot"><text>Hot</text></a></svg>',
  ])('leaves %s to the browser', (html) => {
    expect(press(html)).toMatchObject({ path: undefined, isOpened: true });
  });

  it.each<[string, MouseEventInit & { type?: string }]>([
    ['with a key that opens a tab', { ctrlKey: true }],
    ['with the key of a Mac', { metaKey: true }],
    ['with a key that opens a window', { shiftKey: true }],
    ['with the middle button', { type: 'auxclick', button: 1 }],
  ])('leaves a press %s to the browser', (_, init) => {
    expect(press('<a href="/hot">Hot</a>', {}, init)).toMatchObject({
      path: undefined,
      isOpened: true,
    });
  });

  it('says that a link leads to the page that is open', () => {
    goTo(`${origin}/hot`);
    expect(press('<a href="/hot">Hot</a>')).toMatchObject({ path: '/hot', isCurrent: true });
  });

  it('knows where the app is mounted', () => {
    const basePath = '/casino/';
    expect(press('<a href="/casino/hot">Hot</a>', { basePath }).path).toBe('/hot');
    expect(press('<a href="/casino">Home</a>', { basePath }).path).toBe('/');
    for (const href of ['/casinos', '/help'])
      expect(press(`<a href="${href}">Beside it</a>`, { basePath }).isOpened).toBe(true);
  });

  it('asks before another site is opened, in a new tab as well', () => {
    const html = '<a href="https://elsewhere.example/a" target="_blank">Out</a>';
    const onLeave = vi.fn(() => true);
    expect(press(html, { onLeave }).isOpened).toBe(false);
    expect(press(html, { onLeave }, { type: 'auxclick', button: 1 }).isOpened).toBe(false);
    expect(onLeave.mock.calls).toEqual([1, 2].map(() => [{ href: 'https://elsewhere.example/a' }]));
    expect(press(html, { onLeave: () => false }).isOpened).toBe(true);
    // The menu of the page is no press.
    expect(press(html, { onLeave }, { type: 'auxclick', button: 2 }).isOpened).toBe(true);
  });

  it('leaves a press alone that somebody has prevented', () => {
    const onNavigate = vi.fn();
    const { getByRole } = render(
      <NavigationProvider onNavigate={onNavigate}>
        <a href="/hot" onClick={(event) => event.preventDefault()}>
          Hot
        </a>
      </NavigationProvider>,
    );
    fireEvent.click(getByRole('link'));
    expect(onNavigate).not.toHaveBeenCalled();
  });
});
