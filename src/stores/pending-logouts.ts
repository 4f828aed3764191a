import { logout } from '@/api/auth'
import { keys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'
import type { Client } from '@/request/client'
import { isRefusal } from '@/request/errors'
import { singleFlight } from '@/lib/single-flight'

/** Maximum number of pending logouts on one device. */
const MAX = 5

/** Result of notifying the gateway. `refused` means that the gateway will never accept the token. */
type LogoutResult = 'ended' | 'refused'

/**
 * Logouts that the gateway has not been notified of yet. A logout takes effect at once on the device. If the gateway
 * cannot be reached, the refresh token is stored until a later notification succeeds.
 */
export class PendingLogouts {
  constructor(private readonly deps: { client: Client; storage: HostStorage }) {}

  /**
   * Adds a login that has ended on this device, and notifies the gateway. Never rejects. @returns `later` if the
   * gateway could not be reached
   */
  async add(refreshToken: string): Promise<LogoutResult | 'later'> {
    if (!refreshToken) return 'ended'
    this.keep([...this.tokens.filter((token) => token !== refreshToken), refreshToken])
    const results = await this.send()
    return results.get(refreshToken) ?? 'later'
  }

  /**
   * Sends all pending logouts. Called when the app is in the foreground. Never rejects. @returns the results by token
   */
  readonly send = singleFlight(async (): Promise<ReadonlyMap<string, LogoutResult>> => {
    const results = new Map<string, LogoutResult>()
    for (const refreshToken of this.tokens) {
      const answer = await this.sendOne(refreshToken)
      if (answer) results.set(refreshToken, answer)
    }
    if (results.size > 0) this.keep(this.tokens.filter((token) => !results.has(token)))
    return results
  })

  /** Sends one logout. @returns null if the gateway does not respond; the logout then remains pending */
  private async sendOne(refreshToken: string): Promise<LogoutResult | null> {
    try {
      await this.deps.client.call(logout, { refreshToken }, { silent: true, skipAuthHandling: true })
      return 'ended'
    } catch (error) {
      return isRefusal(error) ? 'refused' : null
    }
  }

  private get tokens(): string[] {
    return this.deps.storage.read(keys.pendingLogouts) ?? []
  }

  private keep(tokens: string[]): void {
    if (tokens.length > 0) this.deps.storage.write(keys.pendingLogouts, tokens.slice(-MAX))
    else this.deps.storage.remove(keys.pendingLogouts)
  }
}
