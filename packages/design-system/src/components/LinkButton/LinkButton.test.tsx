import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { LinkButton } from './LinkButton';

describe('LinkButton', () => {
  conformance(
    (props) => (
      <LinkButton {...props} href="/promotions">
        Promotions
      </LinkButton>
    ),
    { element: 'a', dataComponent: 'LinkButton' },
  );
});
