import { createGlobalStyle } from 'styled-components';
import {
  lineHeightDeclarations,
  scaleDeclarations,
  schemeDeclarations,
  TALL_SCRIPTS,
} from '../tokens/css';
import { media } from '../tokens/media';
import { color, fontFamily, fontSize, radius } from '../tokens/read';

/**
 * The variables of both schemes and the few rules of a bare page. The scheme is an attribute: without
 * `data-scheme` on the root the system decides, and any element may carry its own.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${scaleDeclarations()} ${schemeDeclarations('dark')} }
  @media (prefers-color-scheme: light) { :root:not([data-scheme]) { ${schemeDeclarations('light')} } }
  [data-scheme='dark'] { ${schemeDeclarations('dark')} }
  [data-scheme='light'] { ${schemeDeclarations('light')} }

  /* Not of ::before and ::after: a rule for all of them has two more styles computed for every element of the page. */
  * { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-gutter: stable; }
  html[data-modal-open] { overflow: hidden; }
  /* No veil covers the room of a scrollbar: it takes the ground of the root, and the body its own. */
  html[data-modal-open='beside'] { background: ${color('scrim-page')}; }
  html[data-modal-open='beside'] > body { min-block-size: 100dvh; }
  body {
    margin: 0;
    background: ${color('surface-page')};
    color: ${color('text-default')};
    font-family: ${fontFamily('text')};
    font-size: ${fontSize('md')};
  }
  /* Where a language starts, and inherited from there: any part that says its own has it, and all below it. */
  :where(body) { line-height: 1.5; }
  :where(body, [lang]) { ${lineHeightDeclarations('plain')} }
  :where(body, [lang]):where(${TALL_SCRIPTS}) { line-height: 1.7; ${lineHeightDeclarations('tall')} }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  /* Weighs nothing, or a part that asks for room of its own would not get it. */
  :where(ul[role='list'], ol[role='list']) { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-inline-size: 100%; }
  a { color: ${color('action-text')}; }
  [hidden] { display: none !important; }
  /* Weighs nothing, or a part that came before would lose its own corners while it has the keyboard. */
  :where(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; border-radius: ${radius('control')}; }
  ::selection { background: ${color('accent')}; color: ${color('on-accent')}; }
  @media ${media.still} { * { scroll-behavior: auto !important; } }
`;
