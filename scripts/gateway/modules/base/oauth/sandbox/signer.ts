import { randomUUID } from 'node:crypto'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose'
import type { Clock } from '../../../../core/clock'
import type { Issuer } from '../issuer'

/** Lifetime of a code or an id token, in seconds. */
const TTL = 5 * 60
const ALGORITHM = 'ES256'

/** Simulated providers. */
export type SandboxProvider = 'GOOGLE' | 'APPLE' | 'WECHAT' | 'BANK' | 'PARTNER'

const issuerOf = (provider: SandboxProvider): string => `https://${provider.toLowerCase()}.sandbox`

/** Signs credentials of the simulated providers. Each provider has its own keys, which are created on first use. */
export interface SandboxSigner {
  /**
   * Signs a credential that is valid for five minutes.
   * @param claims override the default claims, including `exp`
   */
  sign(provider: SandboxProvider, audience: string, claims: JWTPayload): Promise<string>
  /** Returns the public keys in a provider's format. */
  keySet(provider: SandboxProvider): Promise<JSONWebKeySet>
  issuer(provider: SandboxProvider, audience: string): Issuer
}

export const createSandboxSigner = (clock: Clock): SandboxSigner => {
  const pairs = new Map<SandboxProvider, ReturnType<typeof generateKeyPair>>()
  const pairOf = (provider: SandboxProvider) => {
    const pair = pairs.get(provider) ?? generateKeyPair(ALGORITHM)
    pairs.set(provider, pair)
    return pair
  }
  const keySet = async (provider: SandboxProvider): Promise<JSONWebKeySet> => {
    const { publicKey } = await pairOf(provider)
    return { keys: [{ ...(await exportJWK(publicKey)), kid: provider, alg: ALGORITHM, use: 'sig' }] }
  }
  return {
    keySet,
    sign: async (provider, audience, claims) => {
      const { privateKey } = await pairOf(provider)
      const now = Math.floor(clock.now() / 1000)
      const usual = { iss: issuerOf(provider), aud: audience, iat: now, exp: now + TTL, jti: randomUUID() }
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: ALGORITHM, kid: provider }).sign(privateKey)
    },
    issuer: (provider, audience) => ({
      issuer: issuerOf(provider),
      audience,
      algorithms: [ALGORITHM],
      keys: async (header, token) => createLocalJWKSet(await keySet(provider))(header, token),
    }),
  }
}
