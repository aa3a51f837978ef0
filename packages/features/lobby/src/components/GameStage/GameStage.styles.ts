import { color, fontFamily, fontSize, size, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${space(12)};
  min-block-size: calc(100dvh - ${size('header')} - ${space(32)});
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};

  /* The name gives way, the way out does not; where there would be too little of the name it has a line of its own. */
  & > :last-child { flex: none; max-inline-size: 100%; }
`;

export const Words = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

export const Title = styled.h1`
  overflow: hidden;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Stage = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 480px;
`;
