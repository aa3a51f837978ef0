import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  position: relative;
  padding: ${space(8)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
`;

export const List = styled.ol`
  margin: 0;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(2.25rem, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space(8)};
  min-block-size: 56px;
  padding: ${space(8)};
  border-block-end: 1px solid ${color('border-subtle')};
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};

  &:last-child, &:has(+ :is([role='presentation'], [data-own])), &[data-own] { border-block-end-color: transparent; }
  &[data-own] { border-radius: ${radius('control')}; background: ${color('action-subtle')}; }
  @media ${media.forced} { &[data-own] { border: 2px solid Highlight; } }
`;

/* 1: three border styles for three ranks, so that colour alone does not distinguish them */
export const Rank = styled.span`
  position: relative;
  justify-self: start;
  display: grid;
  place-items: center;
  min-inline-size: 28px;
  min-block-size: 28px;
  padding-inline: ${space(4)};
  border: 2px solid transparent;
  border-radius: ${radius('full')};
  font-family: ${fontFamily('display')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color('text-muted')};

  /* 1 */
  &[data-medal] { border-color: ${color('accent-mark')}; color: ${color('accent-text')}; }
  &[data-medal='2'] { background: ${color('accent-subtle')}; }
  &[data-medal='1'] { background: ${color('accent')}; color: ${color('on-accent')}; }
`;

/** Name and score; the score wraps below if both are long. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(12)};
`;

export const Who = styled.span`
  display: grid;
  flex: 1 1 4rem;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(8)};
  font-weight: 600;
`;

export const Note = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Score = styled.span`
  max-inline-size: 100%;
  margin-inline-start: auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;
  overflow-wrap: anywhere;
`;

/** Marks ranks left out between two rows. */
export const Gap = styled.li`
  display: grid;
  place-items: center;
  block-size: 24px;
  list-style: none;
  &::before {
    content: '';
    inline-size: 24px;
    border-block-start: 4px dotted ${color('border-control')};
  }
`;

export const Placeholder = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(8)};
  block-size: 56px;
  padding-inline: ${space(8)};
`;

export const Message = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(12)};
  min-block-size: 192px;
  padding: ${space(24)};
  text-align: center;
  color: ${color('text-muted')};
`;
