import { describe } from 'vitest';
import { BellIcon } from '../../icons/BellIcon';
import { conformance } from '../../testing/conformance';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  conformance((props) => <IconButton {...props} label="Messages" icon={<BellIcon />} />, {
    element: 'button',
    dataComponent: 'IconButton',
  });
});
