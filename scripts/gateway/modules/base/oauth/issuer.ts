import type { JWTVerifyGetKey } from 'jose'
import { errors, jwtVerify } from 'jose'
import { Refusal } from '../../../core/envelope'

/** An issuer of credentials, with the expected audience and the issuer's keys. */
export interface Issuer {
  issuer: string | string[]
  /** Our client id at the issuer, the only accepted audience. */
  audience: string
  algorithms: string[]
  keys: JWTVerifyGetKey
}

/** Claims of a credential that are used, as texts. A missing claim is ''. */
export interface Claims {
  id: string
  subject: string
  nonce: string
  email: string
  emailVerified: boolean
  name: string
  phone: string
  countryCode: string
  phoneVerified: boolean
  channel: string
}

const MAX_SUBJECT = 255

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Apple also sends true as a text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

/**
 * Returns the claims of a credential with valid signature, issuer, audience and time (RFC 7519). Throws `Refusal`:
 * credentialExpired, credentialWrong.
 * @param now epoch ms
 */
export const readCredential = async (from: Issuer, token: string, now: number): Promise<Claims> => {
  const { issuer, audience, algorithms, keys } = from
  const options = { issuer, audience, algorithms, currentDate: new Date(now), requiredClaims: ['sub', 'exp'] }
  const { payload } = await jwtVerify(token, keys, options).catch((error: unknown) => {
    // A failure to fetch the provider's keys does not mean that the credential is wrong.
    if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout) throw error
    throw new Refusal(error instanceof errors.JWTExpired ? 'credentialExpired' : 'credentialWrong')
  })
  const subject = text(payload.sub)
  if (subject === '' || subject.length > MAX_SUBJECT) throw new Refusal('credentialWrong')
  return {
    id: text(payload.jti),
    subject,
    nonce: text(payload.nonce),
    email: text(payload.email),
    emailVerified: isTrue(payload.email_verified),
    name: text(payload.name),
    phone: text(payload.phone_number),
    countryCode: text(payload.country_code),
    phoneVerified: isTrue(payload.phone_number_verified),
    channel: text(payload.channel),
  }
}
