import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import type { LoginDevice } from '../../../core/login-sessions'
import type { Language } from '../../../core/localized-text'
import { spend } from '../credential/ticket-service'
import { findOrRegister, loginResult, requireUser } from '../user/account-service'
import { bindOpenId, recordOpenId } from './host-account-service'

/** How long an open id may be followed by a login that binds it, ms (shell §4). */
const OPEN_ID_TTL = 24 * 60 * 60_000

/** Who somebody is to a host, as the gateway itself has found out. */
export interface HostIdentity {
  platform: string
  openId: string
}

/** Where a login comes from. */
export interface LoginPlace {
  device: LoginDevice
  lang: Language
}

const signIn = async (
  { tokens }: Gateway,
  { user, registered }: { user: Row<'users'>; registered: boolean },
  openId: string,
  device: LoginDevice,
) => loginResult(user, await tokens.signIn(user.user_id, device), registered, openId)

/** Signs in by a phone that the host has proven, and binds the open id to its account. */
export const signInByHostPhone = async (
  gateway: Gateway,
  { platform, openId }: HostIdentity,
  { countryCode, cellphone }: { countryCode: string; cellphone: string },
  { lang, device }: LoginPlace,
) => {
  const { db, clock } = gateway
  const account = await findOrRegister(db, clock, countryCode, cellphone, lang)
  await bindOpenId(db, platform, openId, account.user.user_id)
  return signIn(gateway, account, openId, device)
}

/**
 * Records an open id, and signs in an account that is bound to it or whose phone the host has proven. The ticket binds it to the account
 * of the login that follows: an open id itself is no secret, so showing one binds nothing.
 */
export const identify = async (
  gateway: Gateway,
  given: HostIdentity & LoginPlace & { phone: { countryCode: string; cellphone: string } | null },
) => {
  const { db, clock, tickets } = gateway
  const { platform, openId, device, phone } = given
  const userId = await recordOpenId(db, clock, platform, openId)
  const login = userId
    ? await signIn(gateway, { user: await requireUser(db, userId), registered: false }, openId, device)
    : phone
      ? await signInByHostPhone(gateway, given, phone, given)
      : null
  const openTicket = login ? '' : tickets.issue('OPEN_ID', [platform, openId], OPEN_ID_TTL)
  return { openId, unionId: '', openTicket, login, phoneWanted: login === null }
}

/** The open id of a ticket; null for a forged or old one. It stays good. */
export const readOpenTicket = ({ tickets }: Gateway, ticket: string): HostIdentity | null => {
  const opened = tickets.open('OPEN_ID', ticket)
  if (typeof opened === 'string') return null
  const [platform = '', openId = ''] = opened.facts
  return { platform, openId }
}

/** The same, and uses the ticket up; null also for a used one. */
export const redeemOpenTicket = async (gateway: Gateway, ticket: string): Promise<HostIdentity | null> => {
  const { db, clock, tickets } = gateway
  const opened = tickets.open('OPEN_ID', ticket)
  if (typeof opened === 'string' || !(await spend(db, 'OPEN_ID', opened.id, clock.now()))) return null
  return readOpenTicket(gateway, ticket)
}
