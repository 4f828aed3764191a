import type { Done, Refused } from '../outcome'

/** A provider whose page takes the place of ours and leads back: the chat app's authorisation, the bank's. */
export type RedirectProvider = 'wechat' | 'bank'

export interface Leave {
  provider: RedirectProvider
  /** The provider's page for a state, which comes back; null where there is no safe one. */
  address: (state: string) => string | null
  /** The address of ours to be on afterwards: a path with its query. */
  back: string
}

/** What a provider's script needs. */
export interface ScriptSettings {
  clientId: string
  /** A path of the gateway that plays the provider's script; '' for the provider's own. */
  scriptUrl: string
  /** Of the gateway: the id token carries it. */
  nonce: string
}

export interface GoogleButton extends ScriptSettings {
  /** Id of the element that Google's button is drawn in. */
  elementId: string
  language: 'zh-CN' | 'zh-MO' | 'en-US'
  theme: 'light' | 'dark'
  /** CSS px. */
  width: number
  /** `csrfToken` stands in the cookie `g_csrf_token`, too. */
  onCredential: (answer: { credential: string; csrfToken: string }) => void
}

/** `name` comes at somebody's first login only; '' otherwise. */
export type AppleAnswer = { kind: 'signed-in'; identityToken: string; name: string } | Refused

/** Logins by other providers' pages and scripts: the web only. */
export interface ProviderLogin {
  /** Whether a provider's script may run here: not in mini programs, and only where the gateway is the page's own origin. */
  readonly scripts: boolean
  /** Leaves for the provider's page. The tab keeps the state until it is back; without its storage nobody leaves. */
  leave(visit: Leave): Done
  /** The address to go on to after a return with this state, once. Null for a state that is not of this tab, was shown before or is old. */
  takeReturn(provider: RedirectProvider, state: string): string | null
  /** Whether this tab has left for the provider since it was opened. */
  hasLeft(provider: RedirectProvider): boolean
  /** Draws Google's button; `failed` where its script cannot be reached. */
  drawGoogleButton(button: GoogleButton): Promise<Done>
  /** Loads Apple's script before it is needed: its window must open with the tap. `failed` where it cannot be reached. */
  prepareApple(settings: ScriptSettings): Promise<Done>
  /** Opens Apple's window. */
  signInWithApple(settings: ScriptSettings): Promise<AppleAnswer>
}
