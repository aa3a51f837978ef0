/** A page that belongs to no vendor. */
const DEMO_GAME = new URL(`${import.meta.env.BASE_URL}demo-game.html`, document.baseURI).href;

const shown = new WeakMap<HTMLIFrameElement, string>();

/** Hosts of this ending never answer: browsers would show their own error pages. */
const isUnanswered = ({ src }: HTMLIFrameElement): boolean =>
  URL.canParse(src) && new URL(src).hostname.endsWith('.example');

function showDemoGames(): void {
  for (const frame of document.querySelectorAll('iframe'))
    if (isUnanswered(frame) && shown.get(frame) !== frame.src) {
      shown.set(frame, frame.src);
      // The address stays as it is, and is what the product checks: it frames no game of the page's own origin.
      frame.contentWindow?.location.replace(DEMO_GAME);
    }
}

/** The page stands in for one of another origin: carries over its question about the theme, and the answer back. */
function carryOver({ data, origin, source }: MessageEvent<unknown>): void {
  if (origin !== location.origin) return;
  const frame = [...document.querySelectorAll('iframe')].find(
    ({ contentWindow }) => contentWindow === source,
  );
  const game = frame?.contentWindow;
  if (frame === undefined || !game || !isUnanswered(frame)) return;
  const send = game.postMessage.bind(game);
  game.postMessage = (message: unknown) => send(message, location.origin);
  const { origin: own } = new URL(frame.src);
  window.dispatchEvent(new MessageEvent('message', { data, origin: own, source }));
}

window.addEventListener('message', carryOver);

new MutationObserver(showDemoGames).observe(document, {
  attributeFilter: ['src'],
  childList: true,
  subtree: true,
});
