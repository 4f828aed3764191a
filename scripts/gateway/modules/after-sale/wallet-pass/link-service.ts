import { createHash, randomBytes } from 'node:crypto'
import type { Gateway } from '../../../core/context'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { applePass } from './apple-pass'
import { googleLink } from './google-pass'
import { passFacts } from './pass-facts'

/**
 * Lifetime of a link in ms. It is short, because phones request a pass immediately. They may request it several times.
 */
const TTL = 2 * 60_000

export const PASSES = '/documents/passes'

const digestOf = (token: string): string => createHash('sha256').update(`pass:${token}`).digest('hex')

interface LinkRequest {
  userId: string
  voucherId: string
  ticketId: string
  wallet: 'APPLE' | 'GOOGLE'
  lang: Language
  /** Origin of the storefront. */
  origin: string
}

const applePassLink = async ({ db, clock }: Gateway, { userId, voucherId, ticketId, lang }: LinkRequest) => {
  const token = randomBytes(24).toString('base64url')
  const now = clock.now()
  await db.deleteFrom('wallet_links').where('expires_at', '<=', now).execute()
  await db
    .insertInto('wallet_links')
    .values({
      ...{ token_digest: digestOf(token), user_id: userId, voucher_id: voucherId, ticket_id: ticketId },
      ...{ lang, expires_at: now + TTL },
    })
    .execute()
  return `${PASSES}/${token}`
}

/**
 * Returns the address that adds a buyer's ticket to a wallet, or '' if the wallet does not support the ticket. Throws
 * `Refusal` notFound.
 */
export const walletLink = async (gateway: Gateway, request: LinkRequest): Promise<string> => {
  const { GOOGLE, APPLE } = gateway.walletKeys
  const facts = await passFacts(gateway, request)
  if (!facts) return ''
  if (request.wallet === 'APPLE') return APPLE ? applePassLink(gateway, request) : ''
  return GOOGLE ? googleLink(facts, GOOGLE, { ...request, now: gateway.clock.now() }) : ''
}

/** Returns the pass of a link with the ticket's current state. Throws `Refusal` notFound. */
export const followPassLink = async (gateway: Gateway, token: string): Promise<Buffer> => {
  const { db, clock, walletKeys } = gateway
  const link = found(
    await db
      .selectFrom('wallet_links')
      .selectAll()
      .where('token_digest', '=', digestOf(token))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst(),
  )
  const { user_id: userId, voucher_id: voucherId, ticket_id: ticketId, lang } = link
  const facts = found(await passFacts(gateway, { userId, voucherId, ticketId, lang }))
  return applePass(facts, found(walletKeys.APPLE), lang)
}
