import { createHash } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import type { Language } from '../../../core/localized-text'
import type { GoogleWalletKeys } from '../../../core/wallet-keys'
import type { PassFacts } from './pass-facts'

const SAVE = 'https://pay.google.com/gp/v/save'

/** Returns an id for Google Wallet. Replaces characters that Google does not allow. */
const idOf = (issuerId: string, ...parts: string[]): string => `${issuerId}.${parts.join('-').replace(/[^\w.-]/g, '_')}`

/**
 * Returns the link that saves a ticket in Google Wallet, signed by the merchant. Contains no personal data, because
 * Google reads it. Source: Google Wallet, Event tickets, JSON Web Tokens.
 * @param origin origin of the storefront
 * @param now epoch ms
 */
export const googleLink = async (
  facts: PassFacts,
  { issuerId, email, privateKey }: GoogleWalletKeys,
  { lang, origin, now }: { lang: Language; origin: string; now: number },
): Promise<string> => {
  const text = (value: string) => ({ defaultValue: { language: lang, value } })
  const classId = idOf(issuerId, facts.showId, facts.sessionId)
  const mark = createHash('sha256').update(facts.code).digest('hex').slice(0, 8)
  const event = {
    id: classId,
    issuerName: facts.shop,
    reviewStatus: 'UNDER_REVIEW',
    eventName: text(facts.show),
    venue: { name: text(facts.venue), address: text(facts.address) },
    dateTime: { start: facts.startsAt },
  }
  const ticket = {
    id: idOf(issuerId, facts.ticketId, mark),
    classId,
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: facts.code, alternateText: facts.code },
    ticketType: text(facts.tier),
    seatInfo: { ...(facts.door && { gate: text(facts.door) }), ...(facts.seat && { seat: text(facts.seat) }) },
  }
  const payload = { eventTicketClasses: [event], eventTicketObjects: [ticket] }
  const token = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importPKCS8(privateKey, 'RS256'))
  return `${SAVE}/${token}`
}
