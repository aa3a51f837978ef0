import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, floatShadow, fontSize, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
`;

/* 1: positioned by the button that opened it; without anchor positioning placeBelow.ts does it */
export const Panel = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end; /* 1 */
  position-try-fallbacks: flip-inline, flip-block, flip-block flip-inline, block-end, block-start;

  inline-size: max-content;
  min-inline-size: min(200px, 100vi - ${space(32)});
  /* On the narrowest phones nearly as wide as the window, or no month fits in it. */
  max-inline-size: max(min(360px, 100vi - ${space(32)}), min(312px, 100vi - ${space(8)}));
  max-block-size: min(480px, 80dvb);
  margin: 0;
  margin-block: ${space(4)};
  padding: ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-popover-radius, ${radius('panel')});
  overflow: auto;
  overscroll-behavior: contain;

  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;

  background: var(--pl-popover-surface, ${color('surface-raised')});
  color: ${color('text-default')};
  box-shadow: ${floatShadow};

  opacity: 0;
  transition: opacity ${duration('feedback')};
  &:popover-open { opacity: 1; }
  @starting-style { &:popover-open { opacity: 0; } }
  &[data-placement='end'] { position-area: block-end span-inline-start; }
  &:focus-visible { outline-offset: -2px; }
  @media ${media.still} { transition: none; }
`;
