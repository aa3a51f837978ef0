import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, radius, space } from '../../tokens/read';

/* 1: dialogs are in the top layer, so the region takes no space */
export const Root = styled.div`
  display: contents; /* 1 */
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
`;

export const Text = styled.p`
  white-space: pre-line;
`;

/** Side by side if the labels fit, otherwise stacked, so that no word breaks. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(12)};
  min-inline-size: 0;
  @media not ${media.large} { > * { flex: 1 1 auto; } }
`;

export const AutoClose = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(12)};
  /* Aligns the label of the quiet button with the bar, not its edge. */
  > button { margin-inline: calc(-1 * ${space(12)}); }
`;

export const Bar = styled.span`
  flex: 0 0 100%;
  block-size: 4px;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${color('surface-hover')};

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${color('text-muted')};
    transform-origin: 0 0;
    scale: var(--_share, 1) 1;
    transition: scale 1000ms linear;
  }
  &:dir(rtl)::before { transform-origin: 100% 0; }
  @media ${media.still} { &::before { transition: none; } }
  @media ${media.forced} { border: 1px solid; &::before { background: Highlight; } }
`;

export const Left = styled.p`
  flex: 1 1 12rem;
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;
