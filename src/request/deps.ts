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

/** An account problem to show: logged in elsewhere, not bound, or a language or area that does not support it. */
export type AccountAlert = 'other-device' | 'need-bind' | LoginLimit

/** Dependencies of the client. It imports no store, screen or dialog. */
export interface ClientDeps {
  send: Send
  clock: ServerClock
  clientFacts: () => ClientFacts
  storage: HostStorage
  userId: () => string
  accessToken: () => string
  privilegeToken: () => string
  riskToken: (showId: string) => string
  /** Called when the risk service failed: its token for this show ('' for none) counts as absent. */
  riskTokenLost?: (showId: string) => void
  captchaToken?: CaptchaToken
  /** Opens a captcha; equal requests share one screen. */
  captcha?: RequestCaptcha
  antiAbuse: TokenStorage
  persistTokens: (tokens: Tokens) => void
  refresh: () => Promise<void>
  /** Ends the local login. @param notice text for the buyer; '' if the reason was shown, a general one by default */
  logout: (notice?: string) => void
  /** Key of the screen in view, so that a failure is handled only on the screen that made the call. */
  pageKey?: () => string
  alert: (what: AccountAlert) => void
  /** The shop is closed: opens its status screen (shell §4). */
  shopClosed: () => void
  responseMode?: ResponseModeHandler
  /** The texts, which the web loads: failures are handled once they have loaded. */
  texts?: Pick<Texts, 'ready' | 'whenReady'>
  /** Shows the loading indicator. @returns hides it */
  wait?: () => () => void
  log: (message: string, facts: Record<string, unknown>) => void
}
