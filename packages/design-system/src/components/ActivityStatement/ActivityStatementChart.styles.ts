import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  min-inline-size: 0;
  margin: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
  margin-block-end: ${space(4)};
  > * { max-inline-size: 100%; }
`;

export const Title = styled.figcaption`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
`;

export const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border-radius: 3px;
    background: ${color('action-mark')};
  }
  &[data-side='below']::before { background: ${color('border-control')}; }
  @media ${media.forced} {
    &::before { forced-color-adjust: none; background: CanvasText; }
    &[data-side='below']::before { border: 2px solid CanvasText; background: Canvas; }
  }
`;

/* As high above without a text, so that another measure does not move the line. */
export const Peak = styled.p`
  &[data-side='above'] { min-block-size: 1.5em; }
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
  unicode-bidi: isolate;
  text-align: end;
`;

/* 1: time runs from left to right in every language, as in LineChart (decision 0025). 2: scrolling begins at the newest */
export const Scroller = styled.div`
  display: flex;
  direction: ltr; /* 1 */
  flex-direction: row-reverse; /* 2 */
  min-inline-size: 0;
  border-radius: ${radius('control')};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
`;

export const Plot = styled.div`
  flex: 1 0 auto;
  min-inline-size: 100%;
`;

export const Columns = styled.div`
  display: flex;
  block-size: 12rem;
  &:is([data-only-above], [data-only-below]) { block-size: 8rem; }
`;

export const Column = styled.span`
  display: flex;
  flex: 1 0 6px;
  flex-direction: column;
  min-inline-size: 6px;
  &:hover { background: ${color('surface-hover')}; }
`;

/* 1: half of the plot, or all of it where the other side has no bars */
const Side = styled.span`
  position: relative;
  flex: 1 1 0; /* 1 */
  &[data-any]::before {
    content: '';
    position: absolute;
    inset-inline: max(1px, 12%);
    max-inline-size: 40px;
    block-size: max(2px, calc(100% * var(--_share)));
    margin-inline: auto;
    forced-color-adjust: none;
  }
`;

/* 1: the line that both sides stand on */
export const Above = styled(Side)`
  border-block-end: 1px solid ${color('border-control')}; /* 1 */
  [data-only-below] > * > & { flex-grow: 0; }
  &[data-any]::before {
    inset-block-end: 0;
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
    background: ${color('action-mark')};
    @media ${media.forced} { background: CanvasText; }
  }
`;

export const Below = styled(Side)`
  [data-only-above] > * > & { flex-grow: 0; }
  &[data-any]::before {
    inset-block-start: 0;
    border-end-start-radius: 3px;
    border-end-end-radius: 3px;
    background: ${color('border-control')};
    @media ${media.forced} { border: 2px solid CanvasText; background: Canvas; }
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(16)};
  padding-block-start: ${space(8)};
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
  > span { unicode-bidi: plaintext; }
`;
