import type { JWTPayload } from 'jose'
import type { SandboxProvider, SandboxSigner } from './signer'

const HOUR = 60 * 60

/** Claims of a simulated person at a provider, and the defect of the credential, if any. */
interface Person {
  claims: JWTPayload
  /** Audience of the credential, if it differs from the merchant's client id. */
  audience?: string
}

const verified = (email: string): JWTPayload => ({ email, email_verified: true })
const proven = (countryCode: string, phone: string): JWTPayload => ({
  ...{ country_code: countryCode, phone_number: phone },
  phone_number_verified: true,
})
const ELSEWHERE = 'another-shop'

/** The buttons of each provider's page, in order. */
export const PEOPLE = {
  GOOGLE: ['new', 'existing', 'unverified', 'missing', 'audience', 'expired', 'nonce'],
  APPLE: ['relay', 'existing', 'missing', 'audience', 'expired', 'nonce'],
  BANK: ['member1', 'newPhone', 'noPhone', 'abroad', 'state', 'deny'],
  PARTNER: ['noPhone', 'newPhone', 'member1', 'abroad', 'audience', 'expired'],
} as const
export type PagedProvider = keyof typeof PEOPLE
export type PersonName = (typeof PEOPLE)[PagedProvider][number]

const PERSONS: Record<PersonName, Person> = {
  new: { claims: { sub: 'new', name: 'Noa Guest', ...verified('noa@guest.example') } },
  relay: { claims: { sub: 'relay', ...verified('k2f8d@privaterelay.appleid.com'), is_private_email: 'true' } },
  existing: { claims: { sub: 'existing', name: 'Demo', ...verified('demo@foyer.example') } },
  unverified: { claims: { sub: 'unverified', email: 'claimed@guest.example', email_verified: false } },
  missing: { claims: { sub: 'missing', name: 'Missing' } },
  audience: { claims: { sub: 'new', ...verified('noa@guest.example') }, audience: ELSEWHERE },
  expired: { claims: { sub: 'new', ...verified('noa@guest.example') } },
  nonce: { claims: { sub: 'new', ...verified('noa@guest.example'), nonce: 'another' } },
  member1: { claims: { sub: 'member', ...proven('86', '13800000001') } },
  newPhone: { claims: { sub: 'newPhone', ...proven('86', '13700000001') } },
  noPhone: { claims: { sub: 'noPhone', name: 'Lin' } },
  abroad: { claims: { sub: 'abroad', ...proven('1', '2025550123') } },
  state: { claims: { sub: 'state' } },
  deny: { claims: {} },
}

/**
 * Returns a credential of the person whose button was pressed.
 * @param more claims of this login: its nonce and channel
 */
export const credentialOf = (
  signer: SandboxSigner,
  { provider, person, audience, now }: { provider: SandboxProvider; person: PersonName; audience: string; now: number },
  more: JWTPayload,
): Promise<string> => {
  const { claims, audience: other } = PERSONS[person]
  const over = person === 'expired' ? { exp: Math.floor(now / 1000) - HOUR } : {}
  return signer.sign(provider, other ?? audience, { ...more, ...claims, ...over })
}

/** The name that Apple's script returns with the token, at a person's first login only. */
export const FIRST_NAME = { firstName: 'Rae', lastName: 'Lay' }
