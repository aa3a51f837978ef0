import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const People = styled.fieldset`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend { padding: 0; margin-block-end: ${space(8)}; font-size: ${fontSize('sm')}; font-weight: 600; }
  > p, > div > p { font-size: ${fontSize('sm')}; color: ${color('text-muted')}; }
`;

export const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  max-block-size: 14rem;
  margin: 0;
  padding: ${space(4)} ${space(12)};
  overflow-y: auto;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
  list-style: none;
`;

export const Fault = styled.p`
  && { color: ${color('danger-text')}; }
`;

export const Steps = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space(24)};
`;

/** The fields of a step and how it reads: beside each other where there is room. */
export const Step = styled.div`
  display: grid;
  gap: ${space(12)} ${space(24)};
  @container (min-width: 640px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

export const Reading = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(8)};
  padding: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  overflow-wrap: anywhere;
`;

export const ReadingName = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${space(8)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: grid; justify-items: start; gap: ${space(4)}; font-size: ${fontSize('sm')}; }
`;

export const Persons = styled.ul`
  display: grid;
  gap: ${space(12)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space(8)};
    padding: ${space(12)};
    border: 1px solid ${color('border-subtle')};
    border-radius: ${radius('control')};
    overflow-wrap: anywhere;
  }
`;
