import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, radius, space } from '../../tokens/read';

export const Root = styled.div`
  min-inline-size: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-promotion-card-radius, ${radius('panel')});
  overflow: hidden;
  background: ${color('surface-panel')};
`;

/** Same size as the card's picture, which may be its child. */
export const Media = styled.div`
  aspect-ratio: 16 / 9;
  background: var(--_ground, ${color('skeleton')});
  @media ${media.forced} { border-block-end: 1px solid; }
`;

/** Same height as the text of a card with a period, a one-line summary and a button. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  padding: ${space(16)};
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`;
