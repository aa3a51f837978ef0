import { color, fontSize, layer, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  --_bar: 65px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  background: ${color('surface-page')};
  color: ${color('text-default')};
  @media ${media.desktop} {
    grid-template-columns: 21.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    min-block-size: 100dvh;
  }
`;

export const Bar = styled.header`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
  padding: ${space(12)} ${space(16)};
  border-block-end: 1px solid ${color('border-subtle')};
  background: ${color('surface-panel')};
  @media ${media.desktop} {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer('bar')};
    box-sizing: border-box;
    min-block-size: var(--_bar);
    padding-inline: ${space(24)};
  }
`;

export const Title = styled.h1`
  margin: 0;
  font-family: inherit;
  font-size: ${fontSize('lg')};
  line-height: 1.25;
`;

export const Panel = styled.section`
  min-inline-size: 0;
  padding: ${space(16)};
  border-block-end: 1px solid ${color('border-subtle')};
  background: ${color('surface-panel')};
  @media ${media.desktop} {
    position: sticky;
    inset-block-start: var(--_bar);
    box-sizing: border-box;
    block-size: calc(100dvh - var(--_bar));
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-inline: ${space(24)};
    border-block-end: 0;
    border-inline-end: 1px solid ${color('border-subtle')};
  }
`;

export const Main = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(16)};
  min-inline-size: 0;
  padding: ${space(16)};
  @media ${media.desktop} { padding: ${space(16)} ${space(24)} ${space(32)}; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  && > [aria-disabled='true'] { background: transparent; }
`;
