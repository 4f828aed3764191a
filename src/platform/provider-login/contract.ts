import type { Done, Refused } from '../outcome'

/**
 * A login provider whose page replaces the storefront and redirects back: the authorization page of the chat app, or
 * the login page of the bank.
 */
export type RedirectProvider = 'wechat' | 'bank'

export interface Leave {
  provider: RedirectProvider
  /**
   * Returns the address of the provider's page. The provider returns `state` unchanged. Returns null if there is no
   * safe address.
   */
  address: (state: string) => string | null
  /** Address of the storefront to open after the return: a path and its query. */
  back: string
}

/** Settings of a login provider's script. */
export interface ScriptSettings {
  clientId: string
  /** Path of the gateway's simulation of the provider's script; '' to use the real script. */
  scriptUrl: string
  /** Nonce from the gateway. The id token contains it. */
  nonce: string
}

export interface GoogleButton extends ScriptSettings {
  /** Id of the element into which Google's button is drawn. */
  elementId: string
  language: 'zh-CN' | 'zh-MO' | 'en-US'
  theme: 'light' | 'dark'
  /** Width of the button, CSS px. */
  width: number
  /** Called with the credential. `csrfToken` is also in the cookie `g_csrf_token`. */
  onCredential: (answer: { credential: string; csrfToken: string }) => void
}

/** Result of Apple's login. Apple sends `name` only at the first login of an account; after that it is ''. */
export type AppleAnswer = { kind: 'signed-in'; identityToken: string; name: string } | Refused

/** Logins that use pages and scripts of other providers (web only). */
export interface ProviderLogin {
  /** True if provider scripts can be used: on the web, if gateway and page have the same origin. */
  readonly scripts: boolean
  /** Opens the provider's page. The tab stores the state until the return. Fails if the tab has no storage. */
  leave(visit: Leave): Done
  /**
   * Returns the address to open after a return with this state. Works only once for each state. Returns null if the
   * state is expired, repeated or from another tab.
   */
  takeReturn(provider: RedirectProvider, state: string): string | null
  /** Returns true if this tab has opened the provider's page before. */
  hasLeft(provider: RedirectProvider): boolean
  /** Draws Google's button. Returns `failed` if its script cannot be loaded. */
  drawGoogleButton(button: GoogleButton): Promise<Done>
  /**
   * Loads Apple's script in advance, because Apple's window must open during the tap. Returns `failed` if the script
   * cannot be loaded.
   */
  prepareApple(settings: ScriptSettings): Promise<Done>
  /** Opens Apple's window. */
  signInWithApple(settings: ScriptSettings): Promise<AppleAnswer>
}
