import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  floatShadow,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';
import { buttonStyles } from '../Button/Button.styles';

export const Root = styled.div`
  display: inline-flex;
  position: relative;
  max-inline-size: 100%;
`;

export const Button = styled.button`${buttonStyles}`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Turn = styled.span`
  display: inline-flex;
  margin-inline-end: calc(-1 * ${space(4)});
  font-size: ${fontSize('xs')};
  transition: rotate ${duration('feedback')};
  @media ${media.still} { transition: none; }
  [aria-expanded='true'] > & { rotate: 180deg; }
`;

/* 1: positioned by the button that opened it; without anchor positioning placeBelow.ts does it */
export const List = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end; /* 1 */
  position-try-fallbacks: flip-inline, flip-block, flip-block flip-inline;

  min-inline-size: min(200px, 100vi);
  max-inline-size: min(320px, 100vi);
  max-block-size: min(480px, 80dvb);
  margin: 0;
  margin-block: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-menu-radius, ${radius('panel')});
  overflow: auto;
  overscroll-behavior: contain;

  background: var(--pl-menu-surface, ${color('surface-raised')});
  color: ${color('text-default')};
  box-shadow: ${floatShadow};

  opacity: 0;
  transition: opacity ${duration('feedback')};
  &:popover-open { opacity: 1; }
  @starting-style { &:popover-open { opacity: 0; } }
  &[data-placement='end'] { position-area: block-end span-inline-start; }
  @media ${media.still} { transition: none; }
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  inline-size: 100%;
  min-block-size: 40px;
  padding: ${space(8)} ${space(12)};
  border: 0;
  border-radius: ${radius('control')};

  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  text-align: start;
  text-decoration: none;

  background: none;
  color: inherit;
  cursor: pointer;

  &:active { background: ${color('surface-hover')}; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:focus-visible { outline-offset: -2px; background: ${color('surface-hover')}; }
  &[aria-checked='true'] { font-weight: 600; color: ${color('action-text')}; }
  &[aria-disabled='true'] { color: ${color('text-disabled')}; cursor: not-allowed; }
  &[data-divided] { position: relative; margin-block-start: 9px; }
  &[data-divided]::before {
    content: '';
    position: absolute;
    inset: -5px 0 auto;
    border-block-start: 1px solid ${color('border-default')};
  }
  @media ${media.touch} { min-block-size: 44px; }
`;

export const ItemLink = styled.a`${itemStyles}`;
export const ItemButton = styled.button`${itemStyles}`;

export const ItemLabel = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Mark = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: 1.25em;
`;
