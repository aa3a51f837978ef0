import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { NavMenu } from './NavMenu';

describe('NavMenu', () => {
  conformance((props) => <NavMenu {...props} row={{ current: null }} entries={[]} label="More" />, {
    element: 'div',
    dataComponent: 'NavMenu',
  });
});
