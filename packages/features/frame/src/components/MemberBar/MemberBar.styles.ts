import { color, fontSize, media, radius, space } from '@parlour/design-system/tokens';
import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-inline-size: 0;
  min-block-size: 44px;

  @media ${media.tablet} { gap: ${space(12)}; }
`;

export const Balance = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding-inline-end: ${space(4)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('full')};
  background: ${color('surface-panel')};
`;

export const Amount = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  min-block-size: 40px;
  padding-inline: ${space(12)} 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  cursor: pointer;

  @media ${media.tablet} { padding-inline: ${space(16)} ${space(4)}; }
`;

export const Figure = styled.span`
  overflow: hidden;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-failed], [aria-busy] > & { color: ${color('text-muted')}; }
  @media ${media.large} { font-size: ${fontSize('md')}; }
`;

/** Read by screen readers after the figure. */
export const Hint = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Turn = styled.span`
  display: inline-flex;
  color: ${color('text-muted')};

  &[data-loading] { animation: ${turn} 900ms linear infinite; }
  @media ${media.still} { animation: none; }
  /* On a phone the figure needs the room; it fades while it is read again. */
  @media not all and ${media.large} { display: none; }
`;

export const Name = styled.span`
  display: none;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  font-size: ${fontSize('sm')};

  @media ${media.tablet} { display: inline-flex; }
`;

export const NameText = styled.span`
  max-inline-size: 12ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A phone has it in the bar at its foot. */
export const Leave = styled.span`
  display: none;

  @media ${media.tablet} { display: inline-flex; }
`;

export const Silent = styled(Hint)``;
