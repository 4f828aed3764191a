import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import type { LoginDevice } from '../../../core/login-sessions'
import type { Language } from '../../../core/localized-text'
import { spend } from '../credential/ticket-service'
import { findOrRegister, loginResult, requireUser } from '../user/account-service'
import { bindOpenId, recordOpenId } from './host-account-service'

/** Time for a login that binds an open id, ms (shell §4). */
const OPEN_ID_TTL = 24 * 60 * 60_000

/** The identity of a buyer at a host, verified by the gateway. */
export interface HostIdentity {
  platform: string
  openId: string
}

/** The origin of a login. */
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

/** Signs in by a phone that the host has verified, and binds the open id to its account. */
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
 * Records an open id. Signs in an account that it is bound to, or whose phone the host has verified. The ticket binds
 * it to the account of the next login. An open id itself is not secret and binds nothing.
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

/** Returns the open id of a ticket, or null for a forged or old one. Does not use the ticket. */
export const readOpenTicket = ({ tickets }: Gateway, ticket: string): HostIdentity | null => {
  const opened = tickets.open('OPEN_ID', ticket)
  if (typeof opened === 'string') return null
  const [platform = '', openId = ''] = opened.facts
  return { platform, openId }
}

/** Returns the open id of a ticket and uses it. Returns null also for a used one. */
export const redeemOpenTicket = async (gateway: Gateway, ticket: string): Promise<HostIdentity | null> => {
  const { db, clock, tickets } = gateway
  const opened = tickets.open('OPEN_ID', ticket)
  if (typeof opened === 'string' || !(await spend(db, 'OPEN_ID', opened.id, clock.now()))) return null
  return readOpenTicket(gateway, ticket)
}
