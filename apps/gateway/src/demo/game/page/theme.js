/** Takes theme and direction of the site around the game: docs/contracts/vendor-frames.md. */
const root = document.documentElement;
const { siteOrigin } = root.dataset;
const trusted = new Set();
// The site names the game above its frame.
root.toggleAttribute('data-framed', parent !== window);

let directionOfSite;
let directionOfTexts = 'ltr';

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || !trusted.has(origin)) return;
  if (data?.type === 'parlour:theme' && data.version === 1) show(data);
});

// At once where the site that frames the game is the known one; another one is known once the game has opened.
if (originOf(document.referrer) === siteOrigin) ask(siteOrigin);

/** Asks the site that the game leads back to, as far as it has not been asked. */
export function followTheme(backUrl) {
  ask(originOf(backUrl) ?? siteOrigin);
}

/** Says which language the texts of the page are in. */
export function showLanguage({ tag, direction }) {
  root.lang = tag;
  directionOfTexts = direction;
  setDirection();
}

function ask(origin) {
  if (parent === window || trusted.has(origin)) return;
  trusted.add(origin);
  parent.postMessage({ type: 'parlour:theme-wanted', version: 1 }, origin);
}

function show({ scheme, direction, colors, radius, font }) {
  const values = {
    ink: colors.page,
    panel: colors.panel,
    raised: `color-mix(in srgb, ${colors.panel} 90%, ${colors.accent})`,
    line: colors.line,
    text: colors.text,
    muted: colors.mutedText,
    brass: colors.accentText,
    action: colors.action,
    'action-hover': `color-mix(in srgb, ${colors.action} 85%, ${oppositeOf(colors.onAction)})`,
    'on-action': colors.onAction,
    focus: colors.text,
    glow: colors.panel,
    'radius-control': `${radius.control}px`,
    'radius-panel': `${radius.panel}px`,
    'font-text': font.text,
    'font-display': font.display,
  };
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--${name}`, value);
  root.style.colorScheme = scheme;
  directionOfSite = direction;
  setDirection();
}

/** Alone, or with a site that tells nothing, the direction is that of the texts. */
function setDirection() {
  root.dir = directionOfSite ?? directionOfTexts;
}

/** Black behind a light text, white behind a dark one: towards it, a ground only gains contrast. */
function oppositeOf(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 127 ? '#000' : '#fff';
}

function originOf(address) {
  return URL.canParse(address ?? '') ? new URL(address).origin : undefined;
}
