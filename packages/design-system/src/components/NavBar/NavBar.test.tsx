import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { NavBar } from './NavBar';
import { NAV_LABELS, SAMPLE_ENTRIES } from './NavBar.fixtures';

describe('NavBar', () => {
  conformance(
    (props) => <NavBar {...props} label="Main" entries={SAMPLE_ENTRIES} labels={NAV_LABELS} />,
    { element: 'nav', dataComponent: 'NavBar' },
  );
});
