import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { SessionStrip } from './SessionStrip';
import { STRIP_PROPS } from './SessionStrip.fixtures';

describe('SessionStrip', () => {
  conformance((props) => <SessionStrip {...STRIP_PROPS} {...props} />, {
    element: 'div',
    dataComponent: 'SessionStrip',
  });
});
