import type { Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];
/** A string matches the whole name, except for white space; a pattern matches anywhere in it. */
export type Name = string | RegExp;

interface Narrowed {
  /** Only inside this one. */
  in?: Target;
  /** Index if there are several, from 0; without it there may be only one. */
  at?: number;
}

/** Something on the page, described as a person would. */
export type Target = Narrowed &
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
): Target => ({ by: 'role', role, ...(name === undefined ? {} : { name }), ...narrowed });

/** A field by its label. */
export const field = (name: Name, narrowed: Narrowed = {}): Target => ({
  by: 'label',
  name,
  ...narrowed,
});

/** A text of the page. */
export const withText = (name: Name, narrowed: Narrowed = {}): Target => ({
  by: 'text',
  name,
  ...narrowed,
});

/** The root of the document. */
export const root: Target = { by: 'document' };

/** For error messages: `button "Log in" in dialog "Log in"`. */
export function describeTarget(target: Target): string {
  const kind = { role: 'role' in target ? target.role : '', label: 'field', text: 'text' };
  const what = target.by === 'document' ? 'the document' : kind[target.by];
  const name = 'name' in target && target.name !== undefined ? ` ${quote(target.name)}` : '';
  const at = target.at === undefined ? '' : ` number ${target.at + 1}`;
  return `${what}${name}${at}${target.in === undefined ? '' : ` in ${describeTarget(target.in)}`}`;
}

const quote = (name: Name): string => (typeof name === 'string' ? `"${name}"` : String(name));
