import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  floatShadow,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  size,
  space,
} from '../../tokens/read';

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;
const dim = keyframes`from { opacity: 0; }`;

/*
 * 1: keeps the dialog displayed, in the top layer, until the exit transition ends. The entry uses keyframes:
 * a transition would need `@starting-style`, for which the whole dialog is styled twice.
 */
export const Root = styled.dialog`
  inline-size: min(var(--_inline), 100% - 2 * ${space(16)});
  max-inline-size: none;
  max-block-size: calc(100dvh - 2 * ${space(24)});
  padding: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-dialog-radius, ${radius('panel')});
  overflow: hidden auto;
  overscroll-behavior: contain;

  background: var(--pl-dialog-surface, ${color('surface-raised')});
  color: ${color('text-default')};
  box-shadow: ${floatShadow};
  --_inline: 520px;

  &::backdrop { background: ${color('scrim')}; }
  &[open] { animation: ${rise} ${duration('appear')} ${easing('in')}; }
  &[open]::backdrop { animation: ${dim} ${duration('appear')}; }
  &:not([open]) {
    opacity: 0;
    translate: 0 12px;
    transition: opacity ${duration('appear')} ${easing('out')}, translate ${duration('appear')} ${easing('out')},
      display ${duration('appear')} allow-discrete, overlay ${duration('appear')} allow-discrete; /* 1 */
  }
  &:not([open])::backdrop {
    opacity: 0;
    transition: opacity ${duration('appear')}, display ${duration('appear')} allow-discrete, overlay ${duration('appear')} allow-discrete;
  }
  &:focus-visible { outline: none; }

  &[data-size='sm'] { --_inline: 400px; }
  &[data-size='lg'] { --_inline: 800px; }
  @media not ${media.large} {
    inline-size: 100%;
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    border-block-end: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
  @media ${media.still} { &&, &&::backdrop { animation: none; transition: none; } }
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(12)};
  /* As high without the close button, which goes while something is sent. */
  min-block-size: calc(${size('control-md')} + ${space(16)} + ${space(8)});
  padding-block: ${space(16)} ${space(8)};
  padding-inline: ${space(24)} ${space(16)};
  background: inherit;
  @media ${media.touch} { min-block-size: calc(44px + ${space(16)} + ${space(8)}); }
  @media ${media.low} { position: static; }
`;

export const Icon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color('surface-hover')};
  color: ${color('accent-text')};
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  padding: ${space(8)} ${space(24)} ${space(24)};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(12)};
  padding: ${space(16)} ${space(24)};
  border-block-start: 1px solid ${color('border-subtle')};
  background: inherit;
  /* Two buttons have equal widths, or stack if their labels need more space. */
  @media not ${media.large} {
    > * { flex: 1 auto; }
    > :first-child:nth-last-child(2), > :nth-child(2):last-child { min-inline-size: calc(50% - ${space(12)} / 2); }
  }
  @media ${media.low} { position: static; }
`;
