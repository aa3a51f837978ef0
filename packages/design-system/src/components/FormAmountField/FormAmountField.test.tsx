import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Form } from '../Form/Form';
import { SampleForm } from '../Form/SampleForm.fixtures';
import { FormAmountField } from './FormAmountField';

const field = <FormAmountField name="limit" label="Amount" locale="en" currency="IDR" />;

describe('FormAmountField', () => {
  conformance(
    (props) => (
      <SampleForm>
        <FormAmountField {...props} name="limit" label="Amount" locale="en" currency="IDR" />
      </SampleForm>
    ),
    { element: 'input', dataComponent: 'AmountField' },
  );

  it('gives what is no amount to the schema as it was typed', async () => {
    const schema = object({ limit: string().matches(/^\d+(?:\.\d+)?$/, 'Enter an amount.') });
    renderThemed(
      <Form
        aria-label="Deposit"
        schema={schema}
        defaultValues={{ limit: '' }}
        onSubmit={vi.fn()}
        translateError={(key) => key}
      >
        {field}
      </Form>,
    );
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1.2.3' } });
    await act(async () => void fireEvent.submit(screen.getByRole('form')));
    await waitFor(() => expect(screen.getByText('Enter an amount.')).toBeTruthy());
  });
});
