import { createHash, timingSafeEqual } from 'node:crypto'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { LoginDevice } from '../../../core/login-sessions'
import type { Language } from '../../../core/localized-text'
import { LOGIN_AREAS, loginMethodsOf } from '../shop/service'
import { loginResult } from '../user/account-service'
import channels from './data/channels.json'
import { type Claims, readCredential } from './issuer'
import { accountOf, existingAccount, isDuplicate, maskedContact, type ProviderPerson } from './linking'
import type { OidcName } from './providers'
import { isSpent, spend, type TicketKind } from '../credential/ticket-service'

const MINUTE = 60_000
/** Lifetime of a nonce in ms. It is longer than a login on the provider's page takes. */
const NONCE_TTL = 10 * MINUTE

/** Device and language with which a buyer logs in. */
export interface Caller {
  lang: Language
  device: LoginDevice
}

/**
 * Returns a nonce for the id token, which prevents the use of earlier tokens. Throws `Refusal`: providerOff,
 * languageUnsupported.
 */
export const beginLogin = ({ oauth, tickets }: Gateway, provider: OidcName, lang: Language) => {
  if (!oauth[provider]) throw new Refusal('providerOff')
  refuseLanguage(lang)
  return { nonce: tickets.issue('NONCE', [provider], NONCE_TTL), expiresIn: NONCE_TTL / 1000 }
}

/**
 * Rejects a language without e-mail logins (shell §3, loginMethod), because accounts from these providers have an
 * e-mail address but no phone.
 */
const refuseLanguage = (lang: Language): void => {
  if (!loginMethodsOf(lang).includes('EMAIL')) throw new Refusal('languageUnsupported')
}

/**
 * Logs in and marks the credential as used in one transaction, so that the client can send the credential again after a
 * lost connection. After a conflict, reads the account again, because a concurrent login has just created it.
 */
const signIn = async (
  gateway: Gateway,
  person: ProviderPerson,
  used: { kind: TicketKind | 'CODE'; id: string },
  { lang, device }: Caller,
) => {
  const { db, clock, tokens } = gateway
  const once = () =>
    db.transaction().execute(async (tx) => {
      if (!(await spend(tx, used.kind, used.id, clock.now()))) throw new Refusal('credentialUsed')
      return accountOf(gateway, tx, person, lang)
    })
  const { user, registered } = await once().catch((error: unknown) => {
    if (isDuplicate(error)) return once()
    throw error
  })
  return loginResult(user, await tokens.signIn(user.user_id, device), registered)
}

const personOf = (provider: string, claims: Claims, name = claims.name): ProviderPerson => ({
  provider,
  subject: claims.subject,
  email: claims.emailVerified ? claims.email.trim().slice(0, 120) : '',
  countryCode: claims.phoneVerified ? claims.countryCode : '',
  phone: claims.phoneVerified ? claims.phone : '',
  name,
})

/**
 * Logs in with an id token (OpenID Connect core §3.2.2.11). Throws `Refusal`: providerOff, languageUnsupported,
 * credential…, emailMissing, linkNeeded.
 * @param name name that Apple's script sends at the first login only
 */
export const loginByIdToken = async (
  gateway: Gateway,
  provider: OidcName,
  { idToken, name }: { idToken: string; name?: string },
  caller: Caller,
) => {
  const { clock, oauth, tickets } = gateway
  const issuer = oauth[provider]
  if (!issuer) throw new Refusal('providerOff')
  refuseLanguage(caller.lang)
  const claims = await readCredential(issuer, idToken, clock.now())
  const nonce = tickets.open('NONCE', claims.nonce)
  if (nonce === 'old') throw new Refusal('credentialExpired')
  if (nonce === 'wrong' || nonce.facts[0] !== provider) throw new Refusal('credentialWrong')
  const person = personOf(provider, claims, name || claims.name)
  if (person.email === '') throw new Refusal('emailMissing')
  return signIn(gateway, person, { kind: 'NONCE', id: nonce.id }, caller)
}

interface ChannelCredential {
  authCode: string
  channelCode: string
}

/** Verifies a partner's code. Throws `Refusal`: providerOff, credential…, areaUnsupported. */
const readChannelCode = async ({ clock, oauth }: Gateway, { authCode, channelCode }: ChannelCredential) => {
  const channel = channels.find(({ code }) => code === channelCode)
  if (!oauth.PARTNER || !channel) throw new Refusal('providerOff')
  const claims = await readCredential(oauth.PARTNER, authCode, clock.now())
  // A partner's code is valid only for its own channel.
  if (claims.channel !== channel.code || claims.id === '') throw new Refusal('credentialWrong')
  const person = personOf(`PARTNER_${channel.code}`, claims)
  if (person.phone && !LOGIN_AREAS.includes(person.countryCode)) throw new Refusal('areaUnsupported')
  return { person, id: claims.id, channelId: channel.channelId }
}

/**
 * Returns the masked contact of the account that belongs to a partner's code, or '' if there is no account. Does not
 * use up the code, because the visitor confirms the account first. Throws `Refusal`: providerOff, credential…,
 * areaUnsupported, linkNeeded.
 */
export const previewChannel = async (gateway: Gateway, credential: ChannelCredential): Promise<{ contact: string }> => {
  const { person, id } = await readChannelCode(gateway, credential)
  if (await isSpent(gateway.db, 'CODE', id)) throw new Refusal('credentialUsed')
  const known = await existingAccount(gateway, gateway.db, person)
  if (!known) return { contact: maskedContact(person) }
  const { email, country_code: countryCode, cellphone } = known
  return { contact: maskedContact({ email: email ?? '', countryCode, phone: cellphone ?? '' }) }
}

/**
 * Logs in with a partner's code. Returns the login and the sales channel. Throws `Refusal`: providerOff, credential…,
 * areaUnsupported, linkNeeded.
 */
export const loginByChannel = async (gateway: Gateway, credential: ChannelCredential, caller: Caller) => {
  const { person, id, channelId } = await readChannelCode(gateway, credential)
  const login = await signIn(gateway, person, { kind: 'CODE', id }, caller)
  return { ...login, outerUserId: person.subject, channelId }
}

/**
 * Verifies Google's double-submit cookie: the cookie and the body must contain the same token. Throws `Refusal`
 * csrfWrong.
 */
export const checkCsrf = (cookie: string | undefined, sent: string): void => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!cookie || !timingSafeEqual(digest(cookie), digest(sent))) throw new Refusal('csrfWrong')
}
