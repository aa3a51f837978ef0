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

/** Lines in a grid keep the margins that make each as high as one of words. */
export const Lines = styled(Text)`
  display: grid;
`;
