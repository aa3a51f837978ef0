import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, radius } from '../../tokens/read';

// A single element: fast scrolling passes hundreds of these.
export const Root = styled.div`
  &::before, &::after {
    content: '';
    display: block;
    background: ${color('skeleton')};
  }
  &::before {
    aspect-ratio: 3 / 4;
    border-radius: var(--pl-game-card-radius, ${radius('card')});
    background: var(--_ground, ${color('skeleton')});
  }
  &::after {
    inline-size: 72%;
    block-size: 12px;
    margin-block: 12px 24px;
    border-radius: ${radius('full')};
  }
  @media ${media.forced} { &::before, &::after { border: 1px solid; } }
`;
