import { createGlobalStyle } from 'styled-components';
import { languageRules, scaleDeclarations, schemeDeclarations } from '../tokens/css';
import { media } from '../tokens/media';
import { color, fontFamily, fontSize, radius } from '../tokens/read';

/**
 * The variables of both schemes and a few base rules. The scheme is an attribute: without `data-scheme` on
 * the root the system decides. Any element may have its own.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${scaleDeclarations()} ${schemeDeclarations('dark')} }
  @media (prefers-color-scheme: light) { :root:not([data-scheme]) { ${schemeDeclarations('light')} } }
  [data-scheme='dark'] { ${schemeDeclarations('dark')} }
  [data-scheme='light'] { ${schemeDeclarations('light')} }

  /* Not on ::before and ::after: that would compute two more styles for every element of the page. */
  * { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-gutter: stable; }
  html[data-modal-open] { overflow: hidden; }
  /* The backdrop does not cover the scrollbar's space: the root paints that, and the body its own background. */
  html[data-modal-open='beside'] { background: ${color('scrim-page')}; }
  html[data-modal-open='beside'] > body { min-block-size: 100dvh; }
  body {
    margin: 0;
    background: ${color('surface-page')};
    color: ${color('text-default')};
    font-family: ${fontFamily('text')};
    font-size: ${fontSize('md')};
  }
  /* Set where a language starts and inherited below it, until an element sets its own. */
  :where(body) { line-height: 1.5; }
  ${languageRules()}
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  /* No specificity, or a component could not set its own padding. */
  :where(ul[role='list'], ol[role='list']) { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  input { accent-color: ${color('action-mark')}; }
  img, svg { display: block; max-inline-size: 100%; }
  a { color: ${color('action-text')}; }
  [hidden] { display: none !important; }
  /* No specificity, or components whose styles come first would lose their corners while focused. */
  :where(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; border-radius: ${radius('control')}; }
  ::selection { background: ${color('accent')}; color: ${color('on-accent')}; }
  @media ${media.still} { * { scroll-behavior: auto !important; } }
`;
