import {
  color,
  duration,
  easing,
  fontSize,
  lineHeight,
  media,
  radius,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-content: start;
  gap: ${space(8)} ${space(12)};
  padding: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface-panel')};
  transition: border-color ${duration('feedback')} ${easing('in')};


  @media ${media.hover} {
    &:hover { border-color: ${color('border-control')}; background: ${color('surface-raised')}; }
  }
  &[data-maintenance] img { filter: grayscale(1) brightness(0.6); }
`;

export const Picture = styled.div`
  border-radius: ${radius('control')};
  overflow: hidden;
`;

export const Words = styled.div`
  display: grid;
  align-content: center;
  min-inline-size: 0;
`;

export const Play = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  line-height: ${lineHeight('title')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  /* The button covers the whole card. */
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius('card')}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
`;

export const Issue = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(12)};
  /* As high as the balls, which may load later than the card. */
  min-block-size: 26px;
`;

export const None = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;
