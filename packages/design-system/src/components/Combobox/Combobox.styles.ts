import styled from 'styled-components';
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
import { boxStyles, controlStyles } from '../Field/Field.styles';

export const Box = styled.div`
  ${boxStyles}
  cursor: text;
  &, &[data-size] { padding-inline-end: 0; }
`;

export const Input = styled.input`${controlStyles}`;

export const Start = styled.span`
  display: inline-flex;
  flex: none;
`;

export const Tools = styled.span`
  display: inline-flex;
  align-items: center;
  align-self: stretch;
  flex: none;
  padding-inline-end: ${space(4)};
  color: ${color('text-muted')};
`;

/* 1: a tap on the text opens the list too, so the clear button can take this space */
export const Toggle = styled.button`
  display: inline-grid;
  place-items: center;
  align-self: stretch;
  inline-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  font-size: 0.875rem;
  background: none;
  cursor: pointer;
  > svg { transition: rotate ${duration('feedback')}; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  &:disabled { color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.touch} {
    inline-size: 44px;
    button + & { display: none; } /* 1 */
  }
  @media ${media.still} { > svg { transition: none; } }
`;

/* 1: anchored to the field; without anchor positioning, fitList.ts sets position and width */
export const Popup = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end; /* 1 */
  position-try-fallbacks: flip-inline;
  inline-size: var(--_width);
  inline-size: anchor-size(inline);
  min-inline-size: min(200px, 100vi - ${space(16)});
  max-inline-size: calc(100vi - ${space(16)});
  margin: 0;
  margin-block: ${space(4)};
  padding: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-menu-radius, ${radius('panel')});
  overflow: hidden;

  background: var(--pl-menu-surface, ${color('surface-raised')});
  color: ${color('text-default')};
  box-shadow: ${floatShadow};

  opacity: 0;
  transition: opacity ${duration('feedback')};
  &:popover-open { opacity: 1; }
  @starting-style { &:popover-open { opacity: 0; } }
  &[data-side='above'] { position-area: block-start span-inline-end; }
  @media ${media.still} { transition: none; }
`;

export const List = styled.div`
  max-block-size: var(--_height, 360px);
  padding: ${space(4)};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * ${space(4)});
  z-index: 1;
  padding: ${space(8)} ${space(12)} ${space(4)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  background-color: var(--pl-menu-surface, ${color('surface-raised')});
  color: ${color('text-muted')};
`;

/*
 * The content of an option is plain elements: with hundreds, styled components would be noticeably slower.
 * 1: skips layout and paint of options out of view. 2: space for the check mark
 * 3: the detail wraps below the label if both do not fit
 */
export const Option = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 40px;
  padding: ${space(8)} ${space(12)};
  padding-inline-end: calc(2 * ${space(12)} + 1.25em); /* 2 */
  border-radius: ${radius('control')};
  scroll-margin-block: ${space(32)} ${space(4)};
  content-visibility: auto; /* 1 */
  contain-intrinsic-block-size: auto 40px; /* 1 */

  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  cursor: pointer;

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[data-active] {
    background: ${color('surface-hover')};
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }
  &[aria-selected='true'] { font-weight: 600; color: ${color('action-text')}; }
  &[aria-disabled='true'] { color: ${color('text-disabled')}; cursor: not-allowed; }
  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.forced} { &[aria-disabled='true'] { color: GrayText; } }

  > [aria-hidden] { display: inline-flex; flex: none; }
  > svg[aria-hidden] { position: absolute; inset-inline-end: ${space(12)}; } /* 2 */
  > [data-words] {
    flex: 1;
    display: flex;
    flex-wrap: wrap; /* 3 */
    justify-content: space-between;
    column-gap: ${space(12)};
    min-inline-size: 0;
  }
  > [data-words] > * { min-inline-size: 0; overflow-wrap: anywhere; }
  > [data-words] > bdi { font-weight: 400; color: ${color('text-muted')}; }
  &[aria-disabled='true'] > [data-words] > bdi { color: inherit; }
`;

export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  padding: ${space(12)} ${space(16)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;
