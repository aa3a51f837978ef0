import { bigint, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Texts } from '../platform/texts';

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** An amount in minor units. */
export const money = (name: string) => bigint(name, { mode: 'bigint' });
/** A serial number. */
export const serial = (name: string) => integer(name).primaryKey().generatedAlwaysAsIdentity();
/** A text by language. */
export const texts = (name: string) => jsonb(name).$type<Texts>();
