import styled from 'styled-components';
import { space } from '../../tokens/read';

export const Root = styled.div`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  grid-template-columns: minmax(0, 1fr);

  &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  &[data-columns='many'] { grid-template-columns: repeat(auto-fill, minmax(min(96px, 100%), 1fr)); }
`;
