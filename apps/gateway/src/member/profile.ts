import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { badRequest, Refusal } from '../platform/refusal';
import type { FieldError } from '../platform/validation';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { isOfAge } from './isOfAge';
import { maskName, maskNumber } from './masks';
import { memberProfile } from './schema';

type Profile = components['schemas']['MemberProfile'];
type ProfileUpdate = components['schemas']['ProfileUpdate'];
type Extra = Omit<typeof memberProfile.$inferSelect, 'accountId'>;

/** Accounts at other services; an empty text removes one. */
const CHANNELS = [
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'skype',
] as const;
const CONTROL = /\p{Cc}/u;

/** The profile of a member, with personal data masked. */
export async function profileOf(db: Database, accountId: number): Promise<Profile> {
  const [found] = await db
    .select({ owner: account, extra: memberProfile })
    .from(account)
    .leftJoin(memberProfile, eq(memberProfile.accountId, account.id))
    .where(eq(account.id, accountId));
  if (found === undefined) throw new Error(`Account ${accountId} is missing`);
  const { owner, extra } = found;
  const idNumber = extra?.idNumber ?? null;
  const channels = Object.fromEntries(
    CHANNELS.map((channel) => [channel, extra?.[channel] ?? null]),
  ) as Pick<Profile, (typeof CHANNELS)[number]>;
  return {
    nickname: owner.nickname,
    iconId: extra?.iconId ?? null,
    birthday: owner.birthday,
    payeeName: owner.payeeName === null ? null : maskName(owner.payeeName),
    idNumber: idNumber === null ? null : maskNumber(idNumber),
    ...channels,
  };
}

/** The picture that a member chose; null for none. */
export async function iconOf(db: Database, accountId: number): Promise<string | null> {
  const [found] = await db
    .select({ iconId: memberProfile.iconId })
    .from(memberProfile)
    .where(eq(memberProfile.accountId, accountId));
  return found?.iconId ?? null;
}

interface ProfileContext {
  now: Date;
  /** Ids of the pictures that can be chosen. */
  icons: readonly string[];
  /** Age from which somebody may play, in years. */
  minimumAge: number;
}

/** Changes a profile atomically. Birthday and real name can be set once. */
export async function changeProfile(
  db: Database,
  { id }: Pick<Account, 'id'>,
  update: ProfileUpdate,
  context: ProfileContext,
): Promise<void> {
  const wanted = trimmed(update);
  const errors = profileErrors(wanted, context);
  if (errors.length > 0) throw badRequest(errors);
  const { nickname, birthday, payeeName, ...rest } = wanted;
  await db.transaction(async (tx) => {
    if (nickname !== undefined)
      await tx.update(account).set({ nickname }).where(eq(account.id, id));
    if (birthday !== undefined) await giveOnce(tx, id, 'birthday', birthday);
    if (payeeName !== undefined) await giveOnce(tx, id, 'payeeName', payeeName);
    const extra = cleared(rest);
    if (Object.keys(extra).length === 0) return;
    await tx
      .insert(memberProfile)
      .values({ accountId: id, ...extra })
      .onConflictDoUpdate({ target: memberProfile.accountId, set: extra });
  });
}

/** Sets a value that can be set once; of two concurrent calls one is refused. */
async function giveOnce(
  tx: Database,
  id: number,
  field: 'birthday' | 'payeeName',
  value: string,
): Promise<void> {
  const given = await tx
    .update(account)
    .set({ [field]: value })
    .where(and(eq(account.id, id), isNull(account[field])))
    .returning({ id: account.id });
  if (given.length === 0) throw new Refusal('STATE_CONFLICT');
}

function trimmed(update: ProfileUpdate): ProfileUpdate {
  const entries = Object.entries(update).map(([field, text]) => [field, text.trim()]);
  return Object.fromEntries(entries) as ProfileUpdate;
}

function cleared(rest: Partial<Record<keyof Extra, string>>): Partial<Extra> {
  return Object.fromEntries(
    Object.entries(rest).map(([field, text]) => [field, text === '' ? null : text]),
  );
}

function profileErrors(
  wanted: ProfileUpdate,
  { now, icons, minimumAge }: ProfileContext,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const [field, text] of Object.entries(wanted))
    if (CONTROL.test(text)) errors.push({ field, code: 'format' });
  for (const field of ['nickname', 'payeeName', 'idNumber'] as const)
    if (wanted[field] === '') errors.push({ field, code: 'tooShort' });
  if (wanted.iconId !== undefined && !icons.includes(wanted.iconId))
    errors.push({ field: 'iconId', code: 'invalid' });
  const { birthday } = wanted;
  if (birthday !== undefined && !isOfAge(birthday, now.toISOString().slice(0, 10), minimumAge))
    errors.push({ field: 'birthday', code: 'invalid' });
  return errors;
}
