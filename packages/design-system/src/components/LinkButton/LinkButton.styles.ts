import styled from 'styled-components';
import { buttonLook } from '../Button/Button.styles';

export const Root = styled.a`${buttonLook}`;
