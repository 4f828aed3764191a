import type { Done, Refused } from '../outcome'

/**
 * A login provider whose page replaces the storefront and redirects back: the chat app's authorization, or the bank.
 */
export type RedirectProvider = 'wechat' | 'bank'

export interface Leave {
  provider: RedirectProvider
  /**
   * Returns the address of the provider's page. The provider returns `state` unchanged. Null without a safe address.
   */
  address: (state: string) => string | null
  /** Address of the storefront to open after the return: a path with its query. */
  back: string
}

/** Settings of a login provider's script. */
export interface ScriptSettings {
  clientId: string
  /** Path of the gateway's simulation of the provider's script; '' for the real script. */
  scriptUrl: string
  /** Nonce from the gateway. The id token contains it. */
  nonce: string
}

export interface GoogleButton extends ScriptSettings {
  /** Id of the element in which Google's button is drawn. */
  elementId: string
  language: 'zh-CN' | 'zh-MO' | 'en-US'
  theme: 'light' | 'dark'
  /** Width of the button, CSS px. */
  width: number
  /** Called with the credential. `csrfToken` is also in the cookie `g_csrf_token`. */
  onCredential: (answer: { credential: string; csrfToken: string }) => void
}

/** Result of Apple's login. Apple sends `name` only at the first login of an account; '' otherwise. */
export type AppleAnswer = { kind: 'signed-in'; identityToken: string; name: string } | Refused

/** Logins by pages and scripts of other providers (web only). */
export interface ProviderLogin {
  /** True if provider scripts can be used: on the web, if the gateway has the origin of the page. */
  readonly scripts: boolean
  /** Opens the provider's page. The tab stores the state until the return; without storage it fails. */
  leave(visit: Leave): Done
  /**
   * Returns the address to open after a return with this state, once. Null for a state that is old, repeated or from
   * another tab.
   */
  takeReturn(provider: RedirectProvider, state: string): string | null
  /** Returns true if this tab has ever opened the provider's page. */
  hasLeft(provider: RedirectProvider): boolean
  /** Draws Google's button; `failed` if its script cannot be loaded. */
  drawGoogleButton(button: GoogleButton): Promise<Done>
  /**
   * Loads Apple's script in advance, because Apple's window must open within the tap. Returns `failed` if the script
   * cannot be loaded.
   */
  prepareApple(settings: ScriptSettings): Promise<Done>
  /** Opens Apple's window. */
  signInWithApple(settings: ScriptSettings): Promise<AppleAnswer>
}
