import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

export {
  Choose,
  Count,
  Drop,
  ErrorText,
  Input,
  Name,
  Progress,
  Text as FileText,
  Tile,
  Zone,
} from '../ImageUpload/ImageUpload.styles';

export const List = styled.ul`
  display: grid;
  gap: ${space(16)};
  min-inline-size: 0;
`;

export const Item = styled.li`
  min-inline-size: 0;
  padding: ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-document-upload-radius, ${radius('panel')});
  background: ${color('surface-panel')};
  &[data-state='refused'] { border-color: ${color('danger')}; }
  &[data-state='expired'] { border-color: ${color('warning')}; }
`;

export const Group = styled.div`
  display: grid;
  gap: ${space(12)};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(12)};
`;

export const Title = styled.p`
  min-inline-size: 0;
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

/* Front and back side by side, where there is room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(12)};
  &:empty { display: none; }
`;

export const Slot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-inline-size: 0;
`;

export const Side = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 500;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

export const File = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 64px;
  padding: ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('control')};
`;

/* A phone's browser offers the camera among others; this asks for it at once. */
export const Camera = styled.div`
  position: relative;
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  min-block-size: 44px;
  padding-inline: ${space(12)};
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('text-default')};
  overflow-wrap: anywhere;
  &:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
  @media ${media.touch} { display: flex; }
`;

export const Faults = styled.div`
  display: grid;
  gap: ${space(4)};
  &:empty { display: contents; }
`;

/* Keeps the direction of the file name, so that its extension stays at the end. */
export const FaultName = styled.bdi`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
