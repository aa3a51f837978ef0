import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Switch } from './Switch';

describe('Switch', () => {
  conformance((props) => <Switch {...props} label="Hide my balance" />, {
    element: 'input',
    dataComponent: 'Switch',
  });
});
