import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { ScrollEdges } from './ScrollEdges';

describe('ScrollEdges', () => {
  conformance((props) => <ScrollEdges {...props} row={{ current: null }} />, {
    element: 'div',
    dataComponent: 'ScrollEdges',
  });
});
