import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** The space of the counter. */
export const CounterSpace = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(12)};
  min-block-size: 140px;

  > [role='alert'] { justify-content: center; text-align: center; }
`;
