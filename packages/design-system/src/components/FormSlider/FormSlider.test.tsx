import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mixed, object } from 'yup';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Form } from '../Form/Form';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormSubmit } from '../FormSubmit/FormSubmit';
import { SLIDER_LABELS } from '../Slider/Slider.fixtures';
import { FormSlider } from './FormSlider';

describe('FormSlider', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormSlider {...props} name="reminder" label="Minutes" />
      </SampleForm>
    ),
    { element: 'div', dataComponent: 'Slider' },
  );

  it('[PK-06] sends two values as one', async () => {
    const onSubmit = vi.fn();
    renderThemed(
      <Form
        schema={object({ risk: mixed() })}
        defaultValues={{ risk: { start: '2', end: '7' } }}
        onSubmit={({ risk }) => void onSubmit(risk)}
        translateError={(key) => key}
      >
        <FormSlider isRange name="risk" label="Risk" max="10" labels={SLIDER_LABELS} />
        <FormSubmit>Send</FormSubmit>
      </Form>,
    );
    fireEvent.input(screen.getByRole('slider', { name: 'Lowest' }), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ start: '4', end: '7' }]]));
  });
});
