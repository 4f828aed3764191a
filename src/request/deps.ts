import type { ServerClock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import type { Send } from '@/platform/transport/contract'
import type { TokenStorage } from './steps/anti-abuse'
import type { RequestCaptcha, CaptchaToken } from './steps/captcha'
import type { Identity } from './steps/common-query'
import type { Tokens } from './steps/persist-tokens'
import type { LoginLimit } from './steps/login-limits'
import type { ResponseModeHandler } from './steps/response-mode'

/** What the buyer is told of the account: logged in elsewhere, to be bound, or a language or area that does not take it. */
export type AccountAlert = 'other-device' | 'need-bind' | LoginLimit

/** Everything that is not plain HTTP is handed in: the client knows no store, no screen and no dialog. */
export interface ClientDeps {
  send: Send
  clock: ServerClock
  identity: () => Identity
  storage: HostStorage
  userId: () => string
  accessToken: () => string
  privilegeToken: () => string
  riskToken: (showId: string) => string
  /** The risk service failed: its token for this show ('' for none) counts as absent. */
  riskTokenLost?: (showId: string) => void
  captchaToken?: CaptchaToken
  /** Lets the buyer solve a captcha; one screen for all who ask for the same. */
  captcha?: RequestCaptcha
  antiAbuse: TokenStorage
  persistTokens: (tokens: Tokens) => void
  refresh: () => Promise<void>
  /** Ends the login here. @param alreadyNotified the buyer was told why already. */
  logout: (alreadyNotified?: boolean) => void
  /** The screen in view, so that an answer is treated only where it was asked for. */
  pageKey?: () => string
  alert: (what: AccountAlert) => void
  /** The shop is not open: leads to its state (shell §4). */
  shopClosed: () => void
  responseMode?: ResponseModeHandler
  /** Shows that the buyer waits for an answer; its own answer ends that. */
  wait?: () => () => void
  log: (message: string, facts: Record<string, unknown>) => void
}
