import styled from 'styled-components';
import * as Empty from '../EmptyState/EmptyState.styles';

export const Root = styled(Empty.Root)``;
