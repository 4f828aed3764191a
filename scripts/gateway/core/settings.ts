import { readWalletKeys, type WalletKeys } from './wallet-keys'

/** Deployment settings from the environment (README.md, "Environment variables"). */
export interface Settings {
  /**
   * Public origin of the storefront. Without it, each request's own origin is used, if it is an address of this
   * machine.
   */
  publicOrigin?: string
  /** Proxies to trust for `X-Forwarded-*`: addresses, ranges, or `loopback`. */
  trustedProxies: readonly string[]
  /** Other web origins of the storefront: they may call the gateway, and payments may return to them. */
  storefrontOrigins: readonly string[]
  /** True if other machines may open the console and the gate of a sandbox. */
  toolsOnNetwork: boolean
  /**
   * The merchant's client ids at Google and Apple. Without an id, the login method is hidden, or simulated in a
   * sandbox.
   */
  loginClients: LoginClients
  /** The merchant's keys for passes in Apple Wallet and Google Wallet. */
  walletKeys: WalletKeys
}

export interface LoginClients {
  GOOGLE?: string
  APPLE?: string
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const originOf = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
  if (!isOrigin) throw new Error(`Invalid ${name} "${text}": use an origin such as https://tickets.example.`)
  return url.origin
}

/**
 * Reads PUBLIC_ORIGIN, TRUSTED_PROXIES, STOREFRONT_ORIGINS, TOOLS_ON_NETWORK, GOOGLE_CLIENT_ID, APPLE_CLIENT_ID and the
 * keys for passes. @throws Error with a line for the user if an origin is invalid or a key is unusable
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => ({
  ...(env.PUBLIC_ORIGIN ? { publicOrigin: originOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN) } : {}),
  trustedProxies: listOf(env.TRUSTED_PROXIES),
  storefrontOrigins: listOf(env.STOREFRONT_ORIGINS).map((each) => originOf('STOREFRONT_ORIGINS', each)),
  toolsOnNetwork: env.TOOLS_ON_NETWORK === '1',
  loginClients: {
    ...(env.GOOGLE_CLIENT_ID ? { GOOGLE: env.GOOGLE_CLIENT_ID } : {}),
    ...(env.APPLE_CLIENT_ID ? { APPLE: env.APPLE_CLIENT_ID } : {}),
  },
  walletKeys: readWalletKeys(env),
})
