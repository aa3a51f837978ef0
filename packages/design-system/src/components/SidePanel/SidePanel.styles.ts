import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  floatShadow,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

export const Root = styled.aside`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  max-inline-size: 100vi;
`;

export const Handle = styled.button`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 72px;
  padding: 0;
  /* Centres the icon inside the border. */
  padding-inline-start: 1px;
  border: 0;
  background: none;
  color: ${color('text-default')};
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border: 1px solid ${color('border-default')};
    border-inline-end: 0;
    border-start-start-radius: ${radius('panel')};
    border-end-start-radius: ${radius('panel')};
    background: ${color('surface-raised')};
    transition: background-color ${duration('feedback')};
  }
  @media ${media.hover} { &:hover::before { background: ${color('surface-hover')}; } }
  /* A touch target, but drawn narrow: on a phone it lies over the page. */
  @media ${media.touch} {
    inline-size: 44px;
    padding-inline-start: 17px;
    &::before { inset-inline-start: 16px; }
  }
  &:focus-visible { outline-offset: -3px; }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  inline-size: min(280px, 100vi - 64px);
  max-block-size: 80dvb;
  padding: ${space(12)};
  border: 1px solid ${color('border-default')};
  border-inline-end: 0;
  border-start-start-radius: ${radius('panel')};
  border-end-start-radius: ${radius('panel')};
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  background: ${color('surface-raised')};
  color: ${color('text-default')};
  box-shadow: ${floatShadow};

  --_from: 12px;
  &:dir(rtl) { --_from: -12px; }
  transition: opacity ${duration('appear')}, translate ${duration('appear')} ${easing('in')};
  @starting-style { opacity: 0; translate: var(--_from) 0; }
  @media ${media.still} { transition: none; }
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 48px;
  padding: ${space(8)};
  border-radius: ${radius('control')};
  text-decoration: none;
  color: inherit;

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:focus-visible { outline-offset: -2px; }
`;

export const Entry = styled.a`${entry}`;

export const EntryButton = styled.button`
  ${entry}
  inline-size: 100%;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  &[data-loading] { cursor: progress; }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  aspect-ratio: 1;
  border-radius: ${radius('full')};
  background: ${color('surface-hover')};
  color: ${color('accent-text')};
`;

export const Texts = styled.span`
  display: grid;
  min-inline-size: 0;
`;

export const Name = styled.span`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
`;

export const Note = styled.span`
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
`;
