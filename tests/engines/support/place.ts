import type { Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];
/** A text is the whole name, but for white space; a pattern is found anywhere in it. */
export type Name = string | RegExp;

interface Narrowed {
  /** Only within this one. */
  in?: Place;
  /** Which of several, from 0; without it there may be only one. */
  at?: number;
}

/** Something on the page, named as a person would name it. */
export type Place = Narrowed &
  (
    | { by: 'role'; role: Role; name?: Name; level?: number }
    | { by: 'label'; name: Name }
    | { by: 'text'; name: Name }
    | { by: 'document' }
  );

/** By its role, and its name where there is more than one of that role. */
export const the = (
  role: Role,
  name?: Name,
  narrowed: Narrowed & { level?: number } = {},
): Place => ({ by: 'role', role, ...(name === undefined ? {} : { name }), ...narrowed });

/** A field by its label. */
export const field = (name: Name, narrowed: Narrowed = {}): Place => ({
  by: 'label',
  name,
  ...narrowed,
});

/** Words that stand on the page. */
export const words = (name: Name, narrowed: Narrowed = {}): Place => ({
  by: 'text',
  name,
  ...narrowed,
});

/** The root of the document. */
export const root: Place = { by: 'document' };

/** As a message names it: `button "Log in" in dialog "Log in"`. */
export function describePlace(place: Place): string {
  const kind = { role: 'role' in place ? place.role : '', label: 'field', text: 'text' };
  const what = place.by === 'document' ? 'the document' : kind[place.by];
  const name = 'name' in place && place.name !== undefined ? ` ${quote(place.name)}` : '';
  const at = place.at === undefined ? '' : ` number ${place.at + 1}`;
  return `${what}${name}${at}${place.in === undefined ? '' : ` in ${describePlace(place.in)}`}`;
}

const quote = (name: Name): string => (typeof name === 'string' ? `"${name}"` : String(name));
