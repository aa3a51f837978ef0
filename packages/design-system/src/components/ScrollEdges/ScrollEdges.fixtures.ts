import styled from 'styled-components';
import { space } from '../../tokens/read';

export const Place = styled.div`
  position: relative;
  margin-block-end: ${space(16)};
`;

export const Row = styled.ul`
  display: flex;
  gap: ${space(8)};
  padding-block: ${space(12)};
  overflow-x: auto;
  scrollbar-width: none;

  > li { flex: none; }
`;
