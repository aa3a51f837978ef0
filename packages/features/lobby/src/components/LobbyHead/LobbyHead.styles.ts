import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  media,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  align-items: center;
`;

export const Title = styled.h1`
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('xl')};
  font-weight: 600;
  line-height: ${lineHeight('tight')};

  @media ${media.tablet} { font-size: ${fontSize('2xl')}; }
`;

export const Count = styled.p`
  min-block-size: 1.5em;
  /* Reserves space for a number that loads later: on a phone it would add a row. */
  min-inline-size: 7.5rem;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

/** A separate row below the name. */
export const Text = styled.p`
  inline-size: 100%;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  /* Buttons may stand right above it. */
  @media not ${media.tablet} { margin-block-start: ${space(4)}; }
  @media ${media.tablet} { font-size: ${fontSize('md')}; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: center;
  margin-inline-start: auto;
`;
