import { selectIsLoggedIn, useCoreSelector } from '@parlour/feature-core';
import { screen, userEvent } from 'storybook/test';
import RegisterOverlay from './RegisterOverlay';

const SignedIn = () => (useCoreSelector(selectIsLoggedIn) ? <p>A session is open.</p> : null);

/** The dialog, and a text once somebody has registered. */
export const renderRegistration = () => (
  <>
    <RegisterOverlay />
    <SignedIn />
  </>
);

export const findField = (name: string) => screen.findByRole('textbox', { name });

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

/** Fills in the fields of every registration by username, and sends them. */
export async function tryToRegister(): Promise<void> {
  await userEvent.type(await findField('Username'), 'willow7');
  await userEvent.type(screen.getByLabelText('Password'), 'Quiet-Harbour-9');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Quiet-Harbour-9');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I am 18 years old and agree/ }));
  await submit();
}
