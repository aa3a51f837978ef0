// A demo account of the reference gateway.
const ACCOUNT = { username: 'member1', password: 'Parlour#2024' };

/** Logs in with the fields of the header. */
export async function logIn(page) {
  const header = page.getByRole('banner');
  await header.getByLabel('Username').fill(ACCOUNT.username);
  await header.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await header.getByRole('button', { name: 'Log in', exact: true }).click();
  await header.getByRole('button', { name: 'Log out' }).waitFor();
}
