import { object, string } from 'yup';

export const BIRTHDAY_START = { birthday: '' };

export const birthdaySchema = object({
  birthday: string()
    .required('Enter your date of birth.')
    .test('adult', 'You have to be 18 or older.', (value) => value <= '2006-11-21'),
});
