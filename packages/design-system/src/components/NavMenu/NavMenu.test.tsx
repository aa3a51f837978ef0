import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { NavMenu } from './NavMenu';

describe('NavMenu', () => {
  conformance((props) => <NavMenu {...props} entries={[]} label="More" />, {
    element: 'div',
    dataComponent: 'NavMenu',
  });
});
