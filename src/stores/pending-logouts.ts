import { logout } from '@/api/auth'
import { keys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'
import type { Client } from '@/request/client'
import { isRefusal } from '@/request/errors'
import { singleFlight } from '@/lib/single-flight'

/** More logins than this do not end unheard on one device. */
const MAX = 5

/** What the gateway answered. Refused: it does not take the token, now or later. */
type Heard = 'ended' | 'refused'

/**
 * Tells the gateway which logins have ended. A logout is at once for the buyer; the gateway may hear of it later, when there
 * is a network again, and until then its refresh token is kept.
 */
export class PendingLogouts {
  constructor(private readonly deps: { client: Client; storage: HostStorage }) {}

  /** A login has ended on this device. Never rejects. @returns `later`: the gateway could not be reached, and is told another time */
  async add(refreshToken: string): Promise<Heard | 'later'> {
    if (!refreshToken) return 'ended'
    this.keep([...this.tokens.filter((token) => token !== refreshToken), refreshToken])
    const heard = await this.send()
    return heard.get(refreshToken) ?? 'later'
  }

  /** Sends what the gateway has not heard of; called when the app comes to the foreground. Never rejects. @returns what it answered, by token */
  readonly send = singleFlight(async (): Promise<ReadonlyMap<string, Heard>> => {
    const heard = new Map<string, Heard>()
    for (const refreshToken of this.tokens) {
      const answer = await this.tell(refreshToken)
      if (answer) heard.set(refreshToken, answer)
    }
    if (heard.size > 0) this.keep(this.tokens.filter((token) => !heard.has(token)))
    return heard
  })

  /** @returns null where no answer came: it is told again */
  private async tell(refreshToken: string): Promise<Heard | null> {
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
