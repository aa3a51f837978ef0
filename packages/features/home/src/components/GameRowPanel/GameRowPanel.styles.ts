import { color, radius } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** A text in the space of six cards, so that nothing on the page moves. */
export const CardSpace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  border: 1px dashed ${color('border-default')};
  border-radius: ${radius('panel')};

  > * { grid-area: 1 / 1; }
  > [data-component='GameRow'] { visibility: hidden; }
`;
