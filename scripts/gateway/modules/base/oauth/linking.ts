import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import type { Language } from '../../../core/localized-text'
import { mediaAddress } from '../../../core/media/files'
import { maskEmail, maskPhoneWithArea } from '../../../../../src/domain/identity/mask'
import { cleanName } from '../../../../../src/domain/typed/text'
import { findByEmail, findByPhone } from '../user/account-service'
import { createNickname } from '../user/default-nickname-service'

const MINUTE = 60_000
/** Time within which the buyer must log in by another method to link the account, in ms. */
const LINK_TTL = 15 * MINUTE
const AVATARS = 12
const MAX_NAME = 30

/** A person's account at a provider. `email` and `phone` are '' unless the provider has verified them. */
export interface ProviderPerson {
  provider: string
  subject: string
  email: string
  countryCode: string
  phone: string
  /** Name at the provider, which is not verified. */
  name: string
}

const PG_UNIQUE = '23505'

/** True if a concurrent login has inserted the same row. The second login then finds that row. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === PG_UNIQUE

const linked = (tx: Db | Tx, { provider, subject }: ProviderPerson): Promise<Row<'users'> | undefined> =>
  tx
    .selectFrom('provider_accounts')
    .innerJoin('users', 'users.user_id', 'provider_accounts.user_id')
    .selectAll('users')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

const holderOf = async (
  tx: Db | Tx,
  { email, countryCode, phone }: ProviderPerson,
): Promise<Row<'users'> | undefined> =>
  (email && (await findByEmail(tx, email))) || (phone && (await findByPhone(tx, countryCode, phone))) || undefined

/** Turns a name from a provider into a nickname: one line, without control characters, of limited length. */
const nicknameOf = ({ name, phone }: ProviderPerson, lang: Language): string => {
  const shown = [...cleanName(name)].slice(0, MAX_NAME).join('')
  if (shown !== '' && !/[<>]/.test(shown)) return shown
  return createNickname(lang, phone)
}

const link = (
  tx: Tx,
  { provider, subject }: Pick<ProviderPerson, 'provider' | 'subject'>,
  userId: string,
  now: number,
) => tx.insertInto('provider_accounts').values({ provider, subject, user_id: userId, linked_at: now }).execute()

const register = async (tx: Tx, person: ProviderPerson, lang: Language, now: number): Promise<Row<'users'>> => {
  const { email, countryCode, phone, subject } = person
  const user = await tx
    .insertInto('users')
    .values({
      user_id: newId('U'),
      country_code: countryCode || '86',
      cellphone: phone || null,
      email: email || null,
      password_hash: null,
      nickname: nicknameOf(person, lang),
      avatar: mediaAddress(`/media/avatars/avatar-${1 + (subject.length % AVATARS)}.webp`),
      sex: 'UNKNOWN',
      birthday: '',
      prime_level: 0,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await link(tx, person, user.user_id, now)
  return user
}

/** Returns the masked e-mail address of a person at a provider, else the masked phone, else ''. */
export const maskedContact = ({
  email,
  countryCode,
  phone,
}: Pick<ProviderPerson, 'email' | 'countryCode' | 'phone'>): string => {
  if (email) return maskEmail(email)
  return phone && maskPhoneWithArea(phone, countryCode)
}

/**
 * Creates the refusal with the masked account, and with a ticket that links the provider after the owner has logged in.
 */
const linkNeeded = ({ tickets }: Gateway, { user_id: userId }: Row<'users'>, person: ProviderPerson): Refusal => {
  const { provider, subject } = person
  const ticket = tickets.issue('LINK', [provider, subject, userId], LINK_TTL)
  const contact = maskedContact(person)
  return new Refusal('linkNeeded', { params: { contact }, data: { linkTicket: ticket, contact } })
}

/**
 * Returns the account that is linked to a person at a provider, or undefined. Throws `Refusal` linkNeeded if an account
 * has the same e-mail address or phone. A provider cannot take over that account, so its owner must log in first.
 */
export const existingAccount = async (
  gateway: Gateway,
  tx: Db | Tx,
  person: ProviderPerson,
): Promise<Row<'users'> | undefined> => {
  const known = await linked(tx, person)
  if (known) return known
  const holder = await holderOf(tx, person)
  if (holder) throw linkNeeded(gateway, holder, person)
  return undefined
}

/** Returns the linked account of a person at a provider, or registers one. Throws `Refusal` linkNeeded. */
export const accountOf = async (
  gateway: Gateway,
  tx: Tx,
  person: ProviderPerson,
  lang: Language,
): Promise<{ user: Row<'users'>; registered: boolean }> => {
  const known = await existingAccount(gateway, tx, person)
  if (known) return { user: known, registered: false }
  return { user: await register(tx, person, lang, gateway.clock.now()), registered: true }
}

/**
 * Links a provider's account by a ticket. Throws `Refusal` linkTicketWrong if the ticket is expired, used, or of
 * another account.
 */
export const linkByTicket = async ({ db, clock, tickets }: Gateway, userId: string, text: string): Promise<void> => {
  const ticket = tickets.open('LINK', text)
  if (typeof ticket === 'string') throw new Refusal('linkTicketWrong')
  const [provider = '', subject = '', owner] = ticket.facts
  if (owner !== userId) throw new Refusal('linkTicketWrong')
  // A repeated call must not create a second link. The ticket itself need not be marked as used.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('provider_accounts')
    .values({ provider, subject, user_id: userId, linked_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) > 0) return
  const held = await getRow(db, 'provider_accounts', { provider, subject })
  if (held.user_id !== userId) throw new Refusal('linkTicketWrong')
}
