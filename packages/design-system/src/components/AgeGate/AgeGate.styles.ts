import styled from 'styled-components';
import { space } from '../../tokens/read';

export const Content = styled.div`
  display: grid;
  gap: ${space(16)};
`;

/* Neither answer is smaller than the other; they stack where a text needs the whole width. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${space(12)};
  inline-size: 100%;
`;
