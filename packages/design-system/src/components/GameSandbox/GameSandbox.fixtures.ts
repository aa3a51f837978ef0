/** Where a server draws it there is no page yet. */
const base = typeof document === 'undefined' ? 'http://localhost' : document.baseURI;

/** A game of the page's own origin that takes the theme; Storybook serves it. It does not ask where `asks` is false. */
export const gameAddress = ({ asks = true } = {}): string =>
  new URL(`${import.meta.env.BASE_URL}demo-game.html${asks ? '' : '?asks=no'}`, base).href;

/** What browsers say of a frame of the page's own origin. A real game is on another one. */
export const OWN_ORIGIN = { console: { allow: [/can escape its sandboxing/] } };

/** A value that the game has from the theme; an empty text where it was told nothing. */
export const valueIn = (frame: HTMLIFrameElement, name: string): string =>
  frame.contentDocument?.documentElement.style.getPropertyValue(name) ?? '';

interface FrameSettings {
  enableIframePageLoading: boolean;
  navigation: { disableChildFrameNavigation: boolean };
}

/** In unit tests: gives frames a window without loading their page. */
export function setFrameWindows(isOn: boolean): void {
  const { settings } = (window as unknown as { happyDOM: { settings: FrameSettings } }).happyDOM;
  settings.enableIframePageLoading = isOn;
  settings.navigation.disableChildFrameNavigation = isOn;
}
