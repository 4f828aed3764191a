import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import type { LoginDevice } from '../../../core/login-sessions'
import type { Language } from '../../../core/localized-text'
import { spend } from '../credential/ticket-service'
import { findOrRegister, loginResult, requireUser } from '../user/account-service'
import { bindOpenId, recordOpenId } from './host-account-service'

/** Time in ms after which an open id can no longer be bound by a login (shell §4). */
const OPEN_ID_TTL = 24 * 60 * 60_000

/** The identity of a buyer at a host, verified by the gateway. */
export interface HostIdentity {
  platform: string
  openId: string
}

/** Device and language with which a buyer logs in. */
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

/** Logs in with a phone that the host has verified, and binds the open id to its account. */
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
 * Stores an open id. Logs in if it is bound to an account, or if the host has verified the phone of an account.
 * Otherwise returns a ticket that binds the open id at the next login. The open id alone is not secret, so it cannot be
 * bound without the ticket.
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

/** Returns the open id of a ticket without using it up, or null for a forged or expired ticket. */
export const readOpenTicket = ({ tickets }: Gateway, ticket: string): HostIdentity | null => {
  const opened = tickets.open('OPEN_ID', ticket)
  if (typeof opened === 'string') return null
  const [platform = '', openId = ''] = opened.facts
  return { platform, openId }
}

/** Returns the open id of a ticket and uses it up. Returns null if it is invalid or already used. */
export const redeemOpenTicket = async (gateway: Gateway, ticket: string): Promise<HostIdentity | null> => {
  const { db, clock, tickets } = gateway
  const opened = tickets.open('OPEN_ID', ticket)
  if (typeof opened === 'string' || !(await spend(db, 'OPEN_ID', opened.id, clock.now()))) return null
  return readOpenTicket(gateway, ticket)
}
