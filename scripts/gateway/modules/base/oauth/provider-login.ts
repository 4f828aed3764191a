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
/** A nonce outlives a visit to the provider's page. */
const NONCE_TTL = 10 * MINUTE

/** From where a login comes. */
export interface Caller {
  lang: Language
  device: LoginDevice
}

/** A nonce of ours that the id token must carry: nobody's old token logs in. Throws `Refusal`: providerOff, languageUnsupported. */
export const beginLogin = ({ oauth, tickets }: Gateway, provider: OidcName, lang: Language) => {
  if (!oauth[provider]) throw new Refusal('providerOff')
  refuseLanguage(lang)
  return { nonce: tickets.issue('NONCE', [provider], NONCE_TTL), expiresIn: NONCE_TTL / 1000 }
}

/** These accounts have an address and no phone: the language must take those who log in by e-mail (shell §3, loginMethod). */
const refuseLanguage = (lang: Language): void => {
  if (!loginMethodsOf(lang).includes('EMAIL')) throw new Refusal('languageUnsupported')
}

/**
 * Signs in, and uses the credential up in the same transaction: who is cut off half way may try again with it. A duplicate of the
 * account is looked up once more: another login has just made it.
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
 * Signs in by an id token (OpenID Connect core §3.2.2.11). @param name what Apple's script gives once, at the first login
 * Throws `Refusal`: providerOff, languageUnsupported, credential…, emailMissing, linkNeeded.
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

/** Reads a partner's code. Throws `Refusal`: providerOff, credential…, areaUnsupported. */
const readChannelCode = async ({ clock, oauth }: Gateway, { authCode, channelCode }: ChannelCredential) => {
  const channel = channels.find(({ code }) => code === channelCode)
  if (!oauth.PARTNER || !channel) throw new Refusal('providerOff')
  const claims = await readCredential(oauth.PARTNER, authCode, clock.now())
  // A partner's code is for its own channel.
  if (claims.channel !== channel.code || claims.id === '') throw new Refusal('credentialWrong')
  const person = personOf(`PARTNER_${channel.code}`, claims)
  if (person.phone && !LOGIN_AREAS.includes(person.countryCode)) throw new Refusal('areaUnsupported')
  return { person, id: claims.id, channelId: channel.channelId }
}

/**
 * Returns the masked contact of the account that a partner's code logs in; '' for an account without one. The code stays good: a
 * visitor confirms the account before the login. Throws `Refusal`: providerOff, credential…, areaUnsupported, linkNeeded.
 */
export const previewChannel = async (gateway: Gateway, credential: ChannelCredential): Promise<{ contact: string }> => {
  const { person, id } = await readChannelCode(gateway, credential)
  if (await isSpent(gateway.db, 'CODE', id)) throw new Refusal('credentialUsed')
  const known = await existingAccount(gateway, gateway.db, person)
  if (!known) return { contact: maskedContact(person) }
  const { email, country_code: countryCode, cellphone } = known
  return { contact: maskedContact({ email: email ?? '', countryCode, phone: cellphone ?? '' }) }
}

/** Signs in by a partner's code, and answers the sales channel. Throws `Refusal`: providerOff, credential…, areaUnsupported, linkNeeded. */
export const loginByChannel = async (gateway: Gateway, credential: ChannelCredential, caller: Caller) => {
  const { person, id, channelId } = await readChannelCode(gateway, credential)
  const login = await signIn(gateway, person, { kind: 'CODE', id }, caller)
  return { ...login, channelId }
}

/** Google's double submit: the cookie and the body carry the same token. Throws `Refusal` csrfWrong. */
export const checkCsrf = (cookie: string | undefined, sent: string): void => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!cookie || !timingSafeEqual(digest(cookie), digest(sent))) throw new Refusal('csrfWrong')
}
