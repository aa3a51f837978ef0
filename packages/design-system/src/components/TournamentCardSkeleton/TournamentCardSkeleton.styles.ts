import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color } from '../../tokens/read';

export const Media = styled.div`
  aspect-ratio: 16 / 9;
  background: var(--_ground, ${color('skeleton')});
  @media ${media.forced} { border-block-end: 1px solid; }
`;

export const Act = styled.div`
  margin-inline-start: auto;
`;
