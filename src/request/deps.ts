import type { ClientFacts } from '@/domain/client-facts'
import type { ServerClock } from '@/lib/clock'
import type { Texts } from '@/locales/create-texts'
import type { HostStorage } from '@/platform/storage/contract'
import type { Send } from '@/platform/transport/contract'
import type { TokenStorage } from './steps/anti-abuse'
import type { RequestCaptcha, CaptchaToken } from './steps/captcha'
import type { Tokens } from './steps/persist-tokens'
import type { LoginLimit } from './steps/login-limits'
import type { ResponseModeHandler } from './steps/response-mode'

/**
 * An account problem to display: a login on another device, a missing binding, or a login method that the language or
 * area does not support.
 */
export type AccountAlert = 'other-device' | 'need-bind' | LoginLimit

/** Dependencies of the client. They are passed in, because the client itself imports no store, screen or dialog. */
export interface ClientDeps {
  send: Send
  clock: ServerClock
  clientFacts: () => ClientFacts
  storage: HostStorage
  userId: () => string
  accessToken: () => string
  privilegeToken: () => string
  riskToken: (showId: string) => string
  /**
   * Called after a failure of the risk service. The risk token of this show then counts as absent. `showId` is '' for
   * a call that has no show.
   */
  riskTokenLost?: (showId: string) => void
  captchaToken?: CaptchaToken
  /** Opens a captcha. Simultaneous requests for the same captcha share one screen. */
  captcha?: RequestCaptcha
  antiAbuse: TokenStorage
  persistTokens: (tokens: Tokens) => void
  refresh: () => Promise<void>
  /**
   * Ends the login on this device.
   * @param notice text for the buyer; '' if the buyer already knows the reason. Default: a general text
   */
  logout: (notice?: string) => void
  /** Returns the key of the current screen. A failure is only handled on the screen that sent the call. */
  pageKey?: () => string
  alert: (what: AccountAlert) => void
  /** Called when the gateway responds that the shop is closed; opens the status screen of the shop (shell §4). */
  shopClosed: () => void
  responseMode?: ResponseModeHandler
  /** Texts, which the web loads separately from the program. Failures are handled only after the texts have loaded. */
  texts?: Pick<Texts, 'ready' | 'whenReady'>
  /**
   * Shows the loading indicator.
   * @returns a function that hides the indicator
   */
  wait?: () => () => void
  log: (message: string, facts: Record<string, unknown>) => void
}
