import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { openIdOfPerson } from '../login/host-account-service'
import { identify } from '../login/host-identity-service'
import { LOGIN_AREAS } from '../shop/service'
import { readCredential } from './issuer'
import type { Caller } from './provider-login'
import { spend } from '../credential/ticket-service'

/** Providers of logins in web views, by the client's terminal code. */
const PROVIDERS = { WEIXIN_H5: 'WECHAT', BANK_H5: 'BANK' } as const
export type WebPlatform = keyof typeof PROVIDERS

/**
 * Exchanges the code from a chat app's or bank's page for the buyer's identity there (contract: api/auth PreLogin). The
 * bank's account may include a phone that the bank has verified. Throws `Refusal`: providerOff, credential…,
 * areaUnsupported.
 */
export const loginByWebCode = async (
  gateway: Gateway,
  { platform, code }: { platform: WebPlatform; code: string },
  { lang, device }: Caller,
) => {
  const { db, clock, oauth } = gateway
  const issuer = oauth[PROVIDERS[platform]]
  if (!issuer) throw new Refusal('providerOff')
  const { id, subject, phone, countryCode, phoneVerified } = await readCredential(issuer, code, clock.now())
  if (id === '') throw new Refusal('credentialWrong')
  const brings = platform === 'BANK_H5' && phoneVerified && phone !== ''
  if (brings && !LOGIN_AREAS.includes(countryCode)) throw new Refusal('areaUnsupported')
  if (!(await spend(db, 'CODE', id, clock.now()))) throw new Refusal('credentialUsed')
  const openId = openIdOfPerson(platform, subject)
  return identify(gateway, { platform, openId, device, lang, phone: brings ? { countryCode, cellphone: phone } : null })
}
