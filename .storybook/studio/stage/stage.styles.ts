import { color, fontSize, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(12)} ${space(16)};
`;

export const Story = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  max-inline-size: 26rem;
`;

export const Scenes = styled.div`
  display: grid;
  gap: ${space(16)};
  min-inline-size: 0;
  @media ${media.tablet} { &[data-pair='true'] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;

/* 1: of two beside each other the pages begin at one height, also where a name takes two lines */
export const Scene = styled.section`
  grid-row: span 2; /* 1 */
  display: grid;
  grid-template-rows: subgrid;
  gap: ${space(8)};
  min-inline-size: 0;
  &[hidden] { display: none; }
`;

export const SceneTitle = styled.h3`
  margin: 0;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('text-muted')};
`;

/* The page has the width of its device, or less where there is no room; the specimen takes what is left beside it. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(16)};
  min-inline-size: 0;
`;

export const Device = styled.div`
  flex: 0 1 var(--_inline);
  min-inline-size: min(100%, 20rem);
  max-inline-size: 100%;
`;

/* Brings the tokens of a brand to what is in it. */
export const Scope = styled.div`display: contents;`;

export const Beside = styled.div`
  flex: 1 1 22rem;
  min-inline-size: 0;
  box-sizing: border-box;
  padding: ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: 12px;
  background: ${color('surface-page')};
  color: ${color('text-default')};
  font-family: var(--pl-font-text);
`;

/* 1: scaling has its origin on the left. 2: a scaled element still takes its own size, which would widen the page */
export const Screen = styled.div`
  direction: ltr; /* 1 */
  position: relative;
  overflow: hidden; /* 2 */
  block-size: calc(var(--_block) * var(--_scale) * 1px);
  border: 1px solid ${color('border-default')};
  border-radius: 12px;
  background: ${color('surface-page')};
`;

export const Frame = styled.iframe`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: calc(var(--_inline) * 1px);
  block-size: calc(var(--_block) * 1px);
  border: 0;
  transform: scale(var(--_scale));
  transform-origin: 0 0;
  &[data-loading] { visibility: hidden; }
`;

export const Loading = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color('text-muted')};
`;

export const Amount = styled.p`
  margin: 0;
  color: ${color('accent-text')};
  font-family: var(--pl-font-display);
  font-size: ${fontSize('2xl')};
  font-variant-numeric: tabular-nums;
`;
