import type { Done, Refused } from '../outcome'

/** A provider whose page replaces the storefront's and redirects back: the chat app's authorisation, the bank's. */
export type RedirectProvider = 'wechat' | 'bank'

export interface Leave {
  provider: RedirectProvider
  /** Returns the provider's page for a state, which it sends back; null without a safe one. */
  address: (state: string) => string | null
  /** The storefront's address to open afterwards: a path with its query. */
  back: string
}

/** Settings of a provider's script. */
export interface ScriptSettings {
  clientId: string
  /** A path of the gateway that simulates the provider's script; '' for the provider's own. */
  scriptUrl: string
  /** Nonce of the gateway, which the id token contains. */
  nonce: string
}

export interface GoogleButton extends ScriptSettings {
  /** Id of the element that Google's button is drawn in. */
  elementId: string
  language: 'zh-CN' | 'zh-MO' | 'en-US'
  theme: 'light' | 'dark'
  /** CSS px. */
  width: number
  /** Called with the credential. `csrfToken` is also in the cookie `g_csrf_token`. */
  onCredential: (answer: { credential: string; csrfToken: string }) => void
}

/** `name` is sent only at the first login of an account; '' otherwise. */
export type AppleAnswer = { kind: 'signed-in'; identityToken: string; name: string } | Refused

/** Logins by other providers' pages and scripts: the web only. */
export interface ProviderLogin {
  /** True if a provider's script may run here: on the web, if the gateway is the page's own origin. */
  readonly scripts: boolean
  /** Opens the provider's page. The tab stores the state until the return; without storage it fails. */
  leave(visit: Leave): Done
  /** Returns the next address after a return with this state, once. Null for another tab's, repeated or old state. */
  takeReturn(provider: RedirectProvider, state: string): string | null
  /** Returns true if this tab has opened the provider's page since it was created. */
  hasLeft(provider: RedirectProvider): boolean
  /** Draws Google's button; `failed` if its script cannot be loaded. */
  drawGoogleButton(button: GoogleButton): Promise<Done>
  /** Loads Apple's script in advance, because its window must open with the tap. `failed` if it cannot be loaded. */
  prepareApple(settings: ScriptSettings): Promise<Done>
  /** Opens Apple's window. */
  signInWithApple(settings: ScriptSettings): Promise<AppleAnswer>
}
