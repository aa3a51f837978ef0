import { describe, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { PauseButton } from './PauseButton';

describe('PauseButton', () => {
  conformance(
    (props) => (
      <PauseButton
        {...props}
        isPaused={false}
        labels={{ pause: 'Pause', resume: 'Play' }}
        onToggle={vi.fn()}
      />
    ),
    { element: 'button', dataComponent: 'PauseButton' },
  );
});
