import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Stepper } from './Stepper';
import { CHECK_STEPS, DONE_STEPS, FAILED_STEPS, STEPPER_LABELS } from './Stepper.fixtures';

const steps = () => [...document.querySelectorAll('li')];

describe('Stepper', () => {
  conformance((props) => <Stepper {...props} steps={CHECK_STEPS} labels={STEPPER_LABELS} />, {
    element: 'div',
    dataComponent: 'Stepper',
  });

  it('[PK-06] says where one is, and leads back to what is done alone', () => {
    renderThemed(<Stepper steps={CHECK_STEPS} labels={STEPPER_LABELS} />);
    expect(screen.getByText('Step 2 of 4: Address')).toBeTruthy();
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
    expect(document.querySelectorAll('a')).toHaveLength(1);
  });

  it('takes presses on what is done or failed, if its owner listens', () => {
    renderThemed(<Stepper steps={FAILED_STEPS} labels={STEPPER_LABELS} onSelect={vi.fn()} />);
    const pressed = steps().map(
      (step) => within(step).queryAllByRole('button', { hidden: true }).length,
    );
    expect(pressed).toEqual([1, 1, 1, 0]);
  });

  it('stays at its last step once all are done', () => {
    renderThemed(<Stepper steps={DONE_STEPS} labels={STEPPER_LABELS} />);
    expect(screen.getByText('Step 4 of 4: Document')).toBeTruthy();
  });
});
