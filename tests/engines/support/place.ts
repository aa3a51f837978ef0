import type { Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];
/** A string matches the whole name, except for white space; a pattern matches anywhere in it. */
export type Name = string | RegExp;

interface Narrowed {
  /** Only inside this one. */
  in?: Place;
  /** Index if there are several, from 0; without it there may be only one. */
  at?: number;
}

/** Something on the page, described as a person would. */
export type Place = Narrowed &
  (
    | { by: 'role'; role: Role; name?: Name; level?: number }
    | { by: 'label'; name: Name }
    | { by: 'text'; name: Name }
    | { by: 'document' }
  );

/** By role, and by name if there is more than one of that role. */
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

/** A text of the page. */
export const words = (name: Name, narrowed: Narrowed = {}): Place => ({
  by: 'text',
  name,
  ...narrowed,
});

/** The root of the document. */
export const root: Place = { by: 'document' };

/** For error messages: `button "Log in" in dialog "Log in"`. */
export function describePlace(place: Place): string {
  const kind = { role: 'role' in place ? place.role : '', label: 'field', text: 'text' };
  const what = place.by === 'document' ? 'the document' : kind[place.by];
  const name = 'name' in place && place.name !== undefined ? ` ${quote(place.name)}` : '';
  const at = place.at === undefined ? '' : ` number ${place.at + 1}`;
  return `${what}${name}${at}${place.in === undefined ? '' : ` in ${describePlace(place.in)}`}`;
}

const quote = (name: Name): string => (typeof name === 'string' ? `"${name}"` : String(name));
