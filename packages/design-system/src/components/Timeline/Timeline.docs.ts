import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A history of events, each with its time: of an identity check, an account, a request.'],
  whenNot: [
    'For the fixed steps of one payment: `MoneyTracker`.',
    'For steps that somebody goes through: `Stepper`.',
    'For rows that are sorted or compared: `DataTable`.',
  ],
  anatomy: [
    { part: 'day', what: 'heading over the events of a day, where there are several' },
    { part: 'event', what: 'sign, title, time, what it says' },
  ],
  keyboard: [],
  screenReader: [
    'A group by its name, a list for each day.',
    'The state of each event as a word; what goes on now as the current one.',
    'That it is busy while it loads.',
  ],
  dos: ['Say who did it, if it was not the reader.'],
  donts: ['No order that changes when an event is added.'],
};
