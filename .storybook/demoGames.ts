import { SEMANTIC_COLORS } from '@parlour/design-system/tokens';

const color = (name: keyof typeof SEMANTIC_COLORS): string => SEMANTIC_COLORS[name].dark;

/** A game that belongs to no vendor: three reels at rest. */
const DEMO_GAME = `<!doctype html>
<html lang="en">
  <title>Demo game</title>
  <style>
    html { block-size: 100%; background: ${color('surface-sunken')}; color: ${color('text-muted')}; }
    body { display: grid; place-content: center; gap: 16px; box-sizing: border-box; min-block-size: 100%; margin: 0; padding: 16px;
      font: 14px/1.5 'Noto Sans', system-ui, sans-serif; text-align: center; }
    svg { inline-size: min(320px, 76vw); }
    rect { fill: ${color('surface-raised')}; stroke: ${color('border-default')}; }
    path { fill: ${color('accent')}; }
    p { margin: 0; }
  </style>
  <svg viewBox="0 0 328 136" aria-hidden="true">
    <rect x="4" y="4" width="96" height="128" rx="12" />
    <rect x="116" y="4" width="96" height="128" rx="12" />
    <rect x="228" y="4" width="96" height="128" rx="12" />
    <path d="M52 36 78 68 52 100 26 68Z" />
    <path d="M164 40a28 28 0 1 1 0 56 28 28 0 0 1 0-56Z" />
    <path d="M276 40 306 96H246Z" />
  </svg>
  <p>Demo game</p>
</html>`;

/** Hosts of this ending never answer: browsers would show their own error pages. */
const isUnanswered = ({ src }: HTMLIFrameElement): boolean =>
  URL.canParse(src) && new URL(src).hostname.endsWith('.example');

function showDemoGames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe:not([srcdoc])'))
    if (isUnanswered(frame)) frame.srcdoc = DEMO_GAME;
}

// The address stays as it is, and is what the product checks: it frames no game of the page's own origin.
new MutationObserver(showDemoGames).observe(document, { childList: true, subtree: true });
