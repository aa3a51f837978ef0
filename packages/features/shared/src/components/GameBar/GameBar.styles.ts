import { fontFamily, fontSize, media, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};

  /* The name shrinks, the exit does not. If too little of the name would be left, it wraps to its own line. */
  & > :last-child { flex: none; max-inline-size: 100%; }

  /* On a phone their icons alone, so that the bar is one line and the game has the rest. */
  @media not all and ${media.tablet} {
    & > :last-child > * { position: relative; min-inline-size: 44px; padding-inline: 0; }
    & > :last-child > * > :last-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

export const Words = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

/* Two lines are as high as the buttons beside them. */
export const Name = styled.h1`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: 1.2;
`;
