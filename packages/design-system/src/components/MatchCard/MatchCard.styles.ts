import styled, { css } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-inline-size: 0;
  padding: ${inset('row')} ${inset('card')};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-match-card-radius, ${radius('card')});
  background: ${color('surface-panel')};
  container-type: inline-size;

  &[data-status='ended'] { background: transparent; }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  /* The heart is higher than its line, and reaches into the padding. */
  > button { margin-block: -6px; margin-inline-end: -8px; }
`;

export const Facts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(12)};
  min-inline-size: 0;
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
  font-variant-numeric: tabular-nums;
`;

export const Competition = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Standing = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
`;

export const Clock = styled.bdi`
  font-weight: 600;
  color: ${color('text-default')};
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)} ${space(24)};
  align-items: start;

  @container (min-width: 560px) { &:not([data-alone]) { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); } }
`;

const sides = css`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
`;

export const Sides = styled.div`${sides}`;

export const SidesLink = styled.a`
  ${sides}
  align-content: center;
  min-block-size: 44px;
  border-radius: ${radius('control')};
  color: inherit;
  text-decoration: none;
  @media ${media.hover} { &:hover { text-decoration: underline; } }
`;

export const Side = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
`;

export const Emblem = styled.span`
  display: grid;
  place-content: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  overflow: hidden;
  font-size: ${fontSize('xs')};
  font-weight: 600;
  line-height: 1;
  background: ${color('surface-hover')};
  > * { inline-size: 32px; }
  @media ${media.forced} { border: 1px solid; }
`;

export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-weight: 600;
  line-height: ${lineHeight('title')};
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

export const Score = styled.span`
  flex: none;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: ${lineHeight('heading')};
  font-variant-numeric: tabular-nums;
`;

export const Markets = styled.div`
  display: grid;
  gap: ${space(12)};
  min-inline-size: 0;
`;

export const MarketName = styled.p`
  margin-block-end: ${space(4)};
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

export const NoPrices = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const More = styled.a`
  align-self: flex-end;
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('action-text')};
  text-decoration: none;
  @media ${media.hover} { &:hover { text-decoration: underline; } }
  @media ${media.touch} { min-block-size: 44px; margin-block-end: -8px; }
`;
