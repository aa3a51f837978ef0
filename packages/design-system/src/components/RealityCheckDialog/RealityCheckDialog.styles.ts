import styled from 'styled-components';
import { space } from '../../tokens/read';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
`;

/** Of the same weight and width, so that none is suggested. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  flex: 1;
`;
