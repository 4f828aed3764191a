import { logout } from '@/api/auth'
import { keys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'
import type { Client } from '@/request/client'
import { isRefusal } from '@/request/errors'
import { singleFlight } from '@/lib/single-flight'

/** More logins than this do not end unheard on one device. */
const MAX = 5

/**
 * Tells the gateway which logins have ended. A logout is at once for the buyer; the gateway may hear of it later, when there
 * is a network again, and until then its refresh token is kept.
 */
export class PendingLogouts {
  constructor(private readonly deps: { client: Client; storage: HostStorage }) {}

  /** A login has ended on this device. Never rejects. */
  async add(refreshToken: string): Promise<void> {
    if (!refreshToken) return
    this.keep([...this.tokens.filter((token) => token !== refreshToken), refreshToken])
    await this.send()
  }

  /** Sends what the gateway has not heard of; called when the app comes to the foreground. Never rejects. */
  readonly send = singleFlight(async (): Promise<void> => {
    const heard = new Set<string>()
    for (const refreshToken of this.tokens) if (await this.isHeard(refreshToken)) heard.add(refreshToken)
    if (heard.size > 0) this.keep(this.tokens.filter((token) => !heard.has(token)))
  })

  private async isHeard(refreshToken: string): Promise<boolean> {
    try {
      await this.deps.client.call(logout, { refreshToken }, { silent: true, skipAuthHandling: true })
      return true
    } catch (error) {
      // the token is no longer good
      return isRefusal(error)
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
