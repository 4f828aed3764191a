import { createHmac } from 'node:crypto'

/** Kinds of object stores. OTHER requires a single upload token, like Qiniu. */
export const PROVIDERS = ['ALIYUN', 'VOLCANO', 'OTHER'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Maximum size of a file, bytes. */
export const MAX_BYTES = 10 * 1024 * 1024
const BUCKET = 'foyer-sandbox'
const REGION = 'sandbox'
const ACCESS_KEY = 'foyer-sandbox-key'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Names of the signature parameters of OSS and TOS, whose forms contain a signed policy (PostObject, version 4). */
const SCHEMES = {
  ALIYUN: { service: 'oss', prefix: 'aliyun_v4', request: 'aliyun_v4_request', algorithm: 'OSS4-HMAC-SHA256' },
  VOLCANO: { service: 'tos', prefix: '', request: 'request', algorithm: 'TOS4-HMAC-SHA256' },
} as const

const dateOf = (at: number): string => `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`

/** Signs a form policy. Derives the signing key from the secret, the day, the region and the service. */
const signPolicy = (secret: string, provider: 'ALIYUN' | 'VOLCANO', date: string, policy: string): string => {
  const { service, prefix, request } = SCHEMES[provider]
  const key = [date.slice(0, 8), REGION, service, request].reduce<string | Buffer>(hmac, `${prefix}${secret}`)
  return hmac(key, policy).toString('hex')
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

export interface Permission {
  provider: Provider
  /** Folder of the object, with a slash at its end. */
  dir: string
  key: string
  signedAt: number
  expiresAt: number
}

/**
 * Returns the form fields that a provider requires in addition to the file (domain §3, upload signature). Unused fields
 * are ''.
 */
export const signatureOf = (secret: string, permission: Permission) => {
  const { provider, dir, key, signedAt, expiresAt } = permission
  const none = { token: '', policy: '', signature: '', algorithm: '', credential: '', date: '' }
  if (provider === 'OTHER') {
    const scope = { scope: `${BUCKET}:${key}`, deadline: Math.floor(expiresAt / 1000), fsizeLimit: MAX_BYTES }
    const policy = Buffer.from(JSON.stringify(scope)).toString('base64url')
    return { ...none, token: `${ACCESS_KEY}:${hmac(secret, policy).toString('base64url')}:${policy}` }
  }
  const { service, request, algorithm } = SCHEMES[provider]
  const date = dateOf(signedAt)
  const conditions = [{ bucket: BUCKET }, { key }, ['starts-with', '$key', dir], ['content-length-range', 1, MAX_BYTES]]
  const policy = encode({ expiration: new Date(expiresAt).toISOString(), conditions })
  return {
    ...none,
    policy,
    algorithm,
    date,
    credential: [ACCESS_KEY, date.slice(0, 8), REGION, service, request].join('/'),
    signature: signPolicy(secret, provider, date, policy),
  }
}

/** Prefix of each provider's form fields. */
const FIELD_PREFIX = { ALIYUN: 'x-oss-', VOLCANO: 'x-tos-' } as const

/** Returns the form fields whose values the provider must verify. */
export const expectedFields = (secret: string, permission: Permission): Record<string, string> => {
  const { token, policy, signature, algorithm, credential, date } = signatureOf(secret, permission)
  const { provider, key } = permission
  if (provider === 'OTHER') return { key, token }
  const prefix = FIELD_PREFIX[provider]
  const version = provider === 'ALIYUN' ? 'x-oss-signature-version' : 'x-tos-algorithm'
  return {
    ...{ key, policy, [version]: algorithm, [`${prefix}credential`]: credential },
    ...{ [`${prefix}date`]: date, [`${prefix}signature`]: signature },
  }
}
