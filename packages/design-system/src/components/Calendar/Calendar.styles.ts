import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, radius, size, space } from '../../tokens/read';

export const Root = styled.div`
  display: grid;
  gap: ${space(8)};
  inline-size: 100%;
  max-inline-size: 360px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
`;

export const Jumps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Jump = styled.select`
  max-inline-size: 100%;
  min-block-size: ${size('control-sm')};
  padding: 0 ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  color: ${color('text-default')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  cursor: pointer;
  @media ${media.hover} { &:hover { border-color: ${color('border-control')}; } }
  @media ${media.touch} { min-block-size: 44px; font-size: ${fontSize('md')}; }
  @media ${media.forced} { border-color: ButtonBorder; }
`;

export const Grid = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 2px;
  /* Seven days of 44 px reach into the padding around them where there is no more room. */
  @media ${media.touch} {
    inline-size: max(100%, 308px);
    margin-inline: min(0px, (100% - 308px) / 2);
  }
`;

export const Weekday = styled.th`
  padding: ${space(4)} 0;
  font-size: ${fontSize('xs')};
  font-weight: 500;
  text-align: center;
  white-space: nowrap;
  overflow: hidden;
  color: ${color('text-muted')};
`;

export const Empty = styled.td`
  padding: 0;
`;

/* 1: a period is one band, round at both ends */
export const Cell = styled.td`
  padding: 0;
  &[data-place='in'], &[data-place='start'], &[data-place='end'] { background: ${color('action-subtle')}; } /* 1 */
  &[data-place='start'], &[data-place]:first-child { border-start-start-radius: ${radius('control')}; border-end-start-radius: ${radius('control')}; }
  &[data-place='end'], &[data-place]:last-child { border-start-end-radius: ${radius('control')}; border-end-end-radius: ${radius('control')}; }
`;

/* 1: today is underlined, so that it differs from what is chosen without its colour */
export const Day = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: 40px;
  padding: 0 0 ${space(4)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text-default')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  @media ${media.hover} { &:hover:not([aria-disabled]) { background: ${color('surface-hover')}; } }
  &:focus-visible { outline-offset: -2px; z-index: 1; }
  &[aria-current] {
    font-weight: 700;
    color: ${color('action-text')};
    text-decoration: underline 2px;
    text-underline-offset: 0.25em;
  }
  &[aria-disabled] { color: ${color('text-disabled')}; text-decoration: line-through; cursor: not-allowed; }
  [data-place='in'] > & { color: ${color('action-text')}; }
  :is([data-place='one'], [data-place='start'], [data-place='end']) > & {
    background: ${color('action-mark')};
    color: ${color('on-action')};
    font-weight: 700;
  }
  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.forced} {
    [data-place] > & { border: 2px solid Highlight; }
    &[aria-disabled] { color: GrayText; }
  }
`;

/* Shapes differ with the tones, for those who do not see the colours apart. */
const toneStyles = css`
  --_tone: ${color('text-muted')};
  inline-size: 6px;
  block-size: 6px;
  border-radius: ${radius('full')};
  background: var(--_tone);
  &[data-tone='accent'] { --_tone: ${color('accent-mark')}; inline-size: 14px; }
  &[data-tone='positive'] { --_tone: ${color('positive')}; background: none; border: 2px solid var(--_tone); }
  &[data-tone='warning'] { --_tone: ${color('warning')}; border-radius: 0; rotate: 45deg; }
  &[data-tone='danger'] { --_tone: ${color('danger')}; border-radius: 0; }
  @media ${media.forced} { forced-color-adjust: none; --_tone: CanvasText !important; }
`;

export const Mark = styled.span`
  ${toneStyles}
  position: absolute;
  inset-block-end: 4px;
  :is([data-place='one'], [data-place='start'], [data-place='end']) > * > & { --_tone: ${color('on-action')} !important; }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  min-block-size: 36px;
  > button { flex: none; max-inline-size: 50%; }
`;

export const Said = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  font-size: ${fontSize('xs')};
  line-height: 1.5;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

export const Sign = styled.span`
  ${toneStyles}
  flex: none;
`;
