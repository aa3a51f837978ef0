import styled from 'styled-components';
import { space } from '../../tokens/read';
import { cardLook } from '../Card/Card.styles';
import { Text } from '../LinkCard/LinkCard.styles';

export const Root = styled.div`
  ${cardLook}
  flex-direction: row;
  align-items: center;
  gap: ${space(12)};
  padding: var(--_space);
`;

/** Lines in a grid keep the margins that make each as high as one of words. */
export const Lines = styled(Text)`
  display: grid;
`;
