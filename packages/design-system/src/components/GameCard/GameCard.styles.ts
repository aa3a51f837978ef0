import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, easing, fontSize, radius, space } from '../../tokens/read';

const FRAME = "> [data-component='SmartImage']";

// With a thousand cards every box counts: block and absolute layout only, as few elements as possible, and no
// rendering out of view, where the aspect ratio gives the size.
export const Root = styled.article`
  min-inline-size: 0;

  ${FRAME} {
    position: relative;
    margin-block-end: ${space(8)};
    border-radius: var(--pl-game-card-radius, ${radius('card')});
    overflow: hidden;
    content-visibility: var(--_out-of-sight, auto);
  }
  @media ${media.hover} {
    /* Only on hover: on a theme change the browser checks every transition of a thousand cards. */
    &:not([data-maintenance]):hover ${FRAME} {
      translate: 0 -2px;
      transition: translate ${duration('feedback')} ${easing('in')};
    }
    &:not([data-maintenance]):hover ${FRAME} > img { filter: brightness(1.08); }
  }
  &[data-maintenance] ${FRAME} > img { filter: grayscale(1) brightness(0.6); }
  @media ${media.still} { ${FRAME} { translate: none !important; } }
`;

export const Badges = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: block;
  padding: ${space(8)} ${space(8)} 0;
  font-size: ${fontSize('xs')};
  line-height: 20px;
  pointer-events: none;

  /* The place of the heart. A badge too wide to stand beside it moves below it, so that no amount is cut. */
  &::before { content: ''; float: inline-end; inline-size: 36px; block-size: 36px; }
  > span {
    display: inline-block;
    max-inline-size: 100%;
    margin-block-end: ${space(4)};
    margin-inline-end: ${space(4)};
    padding-inline: 6px;
    border-radius: ${radius('full')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow: hidden;
    vertical-align: top;
    white-space: nowrap;
    text-overflow: ellipsis;
    background: ${color('info-subtle')};
    color: ${color('info')};
  }
  > [data-kind='hot'] { background: ${color('warning-subtle')}; color: ${color('warning')}; }
  > [data-kind='jackpot'] { background: ${color('accent')}; color: ${color('on-accent')}; }
`;

export const Note = styled.span`
  position: absolute;
  inset-block-start: 50%;
  inset-inline: 0;
  padding: ${space(8)};
  translate: 0 -50%;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  text-align: center;
  background: ${color('picture-veil')};
  color: ${color('text-on-picture')};
`;

const appear = css`
  opacity: 1;
  transition: opacity ${duration('feedback')} ${easing('in')};
`;

export const Actions = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding: ${space(32)} ${space(12)} ${space(12)};
  background: linear-gradient(to top, ${color('picture-veil')} 40%, transparent);
  opacity: 0;

  /* Only invisible until hover or focus, so that pointer and keyboard can always reach it. */
  @media ${media.hover} { article:hover & { ${appear} } }
  &:focus-within { ${appear} }

  > :is(button, a) {
    display: block;
    inline-size: 100%;
    min-block-size: 36px;
    padding-inline: ${space(12)};
    border: 1px solid transparent;
    border-radius: var(--pl-button-radius, ${radius('control')});
    font-size: ${fontSize('sm')};
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
    @media ${media.touch} { min-block-size: 44px; }
  }
  > a { display: flex; align-items: center; justify-content: center; text-decoration: none; }
  > [data-action='play'] { background: ${color('action')}; color: ${color('on-action')}; }
  /* Extends the button over the whole picture; the frame clips the rest. */
  > [data-action='play']::before { content: ''; position: absolute; inset: -50rem 0 0; }
  > [data-action='try'] {
    position: relative;
    margin-block-start: ${space(8)};
    background: ${color('surface-panel')};
    color: ${color('text-default')};
  }
  [data-maintenance] & > [data-action='play'] { background: ${color('surface-hover')}; color: ${color('text-default')}; }
  @media ${media.hover} {
    article:not([data-maintenance]) & > [data-action='play']:hover { background: ${color('action-hover')}; }
    > [data-action='try']:hover { background: ${color('surface-hover')}; }
  }
  @media ${media.forced} { > :is(button, a) { border-color: ButtonBorder; } }
`;

export const Favourite = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  inline-size: 44px;
  block-size: 44px;
  padding: 6px;
  border: 0;
  background: none;
  color: ${color('text-on-picture')};
  cursor: pointer;

  /* The disc is smaller than the touch target, and uses system colours in forced colours mode. */
  > svg {
    box-sizing: content-box;
    padding: 6px;
    border-radius: 50%;
    background: ${color('picture-veil')};
    @media ${media.forced} { background: ButtonFace; }
  }
  &:not([aria-pressed]) > svg { stroke-dasharray: 3; } &[aria-pressed='true'] { color: ${color('accent-on-picture')}; }
  @media ${media.moving} { &:is(:hover, :active) > svg { transition: scale ${duration('feedback')} ${easing('in')}; } &:active > svg { scale: 0.92; } }
  &:focus-visible { outline-offset: -4px; }
`;

export const Title = styled.p`
  overflow: hidden;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: 1.45;
  @media not all and ${media.large} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Vendor = styled.p`
  overflow: hidden;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  white-space: nowrap;
  text-overflow: ellipsis;
  color: ${color('text-muted')};
`;
