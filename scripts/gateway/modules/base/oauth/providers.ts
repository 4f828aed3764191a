import { createRemoteJWKSet } from 'jose'
import type { Core } from '../../../core/context'
import { MERCHANT } from '../shop/service'
import type { Issuer } from './issuer'
import { createSandboxSigner, type SandboxSigner } from './sandbox/signer'

/** The merchant's client ids at the simulated providers. */
const SANDBOX_CLIENT = { GOOGLE: 'foyer.google.sandbox', APPLE: 'foyer.apple.sandbox', BANK: 'foyer.bank.sandbox' }
/** Paths of the simulated providers (`sandbox/`). */
export const SANDBOX_PATHS = {
  script: { GOOGLE: '/sandbox/google/client.js', APPLE: '/sandbox/apple/client.js' },
  authorize: { WECHAT: '/sandbox/wechat/authorize', BANK: '/sandbox/bank/authorize' },
} as const

export type OidcName = 'GOOGLE' | 'APPLE'

/** Issuer and key address from the discovery documents of Google and Apple. */
const REAL: Record<OidcName, { issuer: string[]; keys: string }> = {
  GOOGLE: {
    issuer: ['https://accounts.google.com', 'accounts.google.com'],
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  APPLE: { issuer: ['https://appleid.apple.com'], keys: 'https://appleid.apple.com/auth/keys' },
}

/** Providers for logins. A provider that is null is disabled. */
export interface OauthProviders {
  GOOGLE: Issuer | null
  APPLE: Issuer | null
  /** Issuers of the codes that the gateway redeems. Only the sandbox has such issuers. */
  WECHAT: Issuer | null
  BANK: Issuer | null
  PARTNER: Issuer | null
  /** Signs the credentials of simulated providers. Null outside of a sandbox. */
  signer: SandboxSigner | null
}

const real = (name: OidcName, audience: string): Issuer => {
  const { issuer, keys } = REAL[name]
  return { issuer, audience, algorithms: ['RS256'], keys: createRemoteJWKSet(new URL(keys)) }
}

/**
 * Sets up Google and Apple with the client ids of the settings. A sandbox simulates all other providers, and simulates
 * Google and Apple if they have no client id.
 */
export const createProviders = ({ clock, sandbox, loginClients }: Core): OauthProviders => {
  const signer = sandbox ? createSandboxSigner(clock) : null
  const oidc = (name: OidcName): Issuer | null => {
    const clientId = loginClients[name]
    return clientId ? real(name, clientId) : (signer?.issuer(name, SANDBOX_CLIENT[name]) ?? null)
  }
  return {
    GOOGLE: oidc('GOOGLE'),
    APPLE: oidc('APPLE'),
    WECHAT: signer?.issuer('WECHAT', MERCHANT.appId) ?? null,
    BANK: signer?.issuer('BANK', SANDBOX_CLIENT.BANK) ?? null,
    PARTNER: signer?.issuer('PARTNER', MERCHANT.merchantId) ?? null,
    signer,
  }
}
