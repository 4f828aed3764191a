import type { ServerClock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import type { Send } from '@/platform/transport/contract'
import type { TokenBox } from './steps/anti-abuse'
import type { Identity } from './steps/common-query'
import type { Tokens } from './steps/keep-tokens'
import type { ResponseModeHandler } from './steps/response-mode'

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
  antiAbuse: TokenBox
  keepTokens: (tokens: Tokens) => void
  refresh: () => Promise<void>
  logout: () => void
  /** The screen in view, so that an answer is treated only where it was asked for. */
  place?: () => string
  alert: (what: 'other-device' | 'need-bind') => void
  responseMode?: ResponseModeHandler
  log: (message: string, facts: Record<string, unknown>) => void
}
