import { fontFamily, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};

  /* The name shrinks, the exit does not. If too little of the name would be left, it wraps to its own line. */
  & > :last-child { flex: none; max-inline-size: 100%; }
`;

export const Words = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

export const Name = styled.h1`
  overflow: hidden;
  font-family: ${fontFamily('display')};
  font-size: ${fontSize('lg')};
  font-weight: 600;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
