import { color, fontSize } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** What the table is of and when: its caption would be as large as the heading of the section above. */
export const AsOf = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
