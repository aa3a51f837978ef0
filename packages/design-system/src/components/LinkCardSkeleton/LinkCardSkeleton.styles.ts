import styled from 'styled-components';
import { space } from '../../tokens/read';
import { cardStyles } from '../Card/Card.styles';
import { Text } from '../LinkCard/LinkCard.styles';

export const Root = styled.div`
  ${cardStyles}
  flex-direction: row;
  align-items: center;
  gap: ${space(12)};
  padding: var(--_space);
`;

/** Lines in a grid keep their margins, so that each is as high as a line of text. */
export const Lines = styled(Text)`
  display: grid;
`;
