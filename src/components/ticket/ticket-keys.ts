import { makeAutoObservable, runInAction } from 'mobx'
import type { GateKey } from '@/api/gate-key'
import { type TicketCode, ticketKeys } from '@/api/voucher'
import type { Services } from '@/components/services'
import type { TicketKey } from '@/domain/ticket/gate-code'
import { own } from '@/lib/own'
import { keys, type Stored } from '@/platform/storage/keys'

/** Maximum number of stored keys per account. Older keys belong to shows that are over. */
const MAX_KEYS = 200

type StoredKeys = Stored<typeof keys.ticketKeys>

type Code = Pick<TicketCode, 'ticketId' | 'rotates' | 'keyId' | 'keyAt'>

/** State of a ticket's key: here, on another device, loading, or unavailable without a network. */
export type KeyState = { state: 'here'; key: TicketKey } | { state: 'elsewhere' | 'loading' | 'no-key' }

/**
 * The keys on this device for the changing codes of one voucher, reservation or permit. They are stored for their
 * buyer, so that codes work without a network after a restart. They are deleted when the buyer logs out or the gateway
 * has replaced them. Never sent, never logged.
 */
export class TicketKeys {
  /** True while keys are loading. */
  pending = false
  /** Number of times that keys were received. */
  taken = 0
  private stored: StoredKeys
  private readonly userId: string

  constructor(
    private readonly deps: Pick<Services, 'client' | 'clock' | 'platform' | 'stores'>,
    private readonly voucherId: string,
    private readonly request: () => Promise<GateKey[]> = () =>
      deps.client.call(ticketKeys, { voucherId }, { inlineErrors: true }),
  ) {
    this.userId = deps.stores.user.userId
    this.stored = this.read()
    makeAutoObservable<this, 'deps' | 'voucherId' | 'request' | 'userId'>(
      this,
      { deps: false, voucherId: false, request: false, userId: false },
      { autoBind: true, deep: false },
    )
  }

  /** Returns the state of the key for a rotating code. */
  stateOf({ ticketId, keyAt }: Pick<Code, 'ticketId' | 'keyAt'>): KeyState {
    const key = own(this.stored, ticketId)
    if (key) return { state: 'here', key }
    if (this.pending) return { state: 'loading' }
    return { state: keyAt === 'ELSEWHERE' ? 'elsewhere' : 'no-key' }
  }

  /**
   * Applies the gateway's key states: deletes replaced keys, and fetches keys that no device has. A key on another
   * device stays there until the buyer moves it to this one (`take`). Ignores codes that were requested before the last
   * keys were received.
   * @param taken value of `taken` when the codes were requested
   */
  async follow(codes: readonly Code[], taken = this.taken): Promise<void> {
    if (taken !== this.taken) return
    const rotating = codes.filter(({ rotates }) => rotates)
    const inForce = new Set(rotating.map(({ keyId }) => keyId))
    // Another tab may have received keys since.
    this.store(this.keep(this.read(), (key) => key.voucherId !== this.voucherId || inForce.has(key.keyId)))
    const missing = rotating.filter(({ ticketId }) => !own(this.stored, ticketId))
    if (missing.length > 0 && missing.every(({ keyAt }) => keyAt !== 'ELSEWHERE')) await this.take()
  }

  /**
   * Fetches the voucher's keys for this device, which invalidates the keys of another device. On failure, the tickets
   * remain without keys.
   */
  async take(): Promise<void> {
    const { clock, stores } = this.deps
    this.pending = true
    try {
      const answer = await this.request()
      // The buyer may have logged out during the request.
      if (stores.user.userId !== this.userId) return
      const savedAt = clock.now()
      runInAction(() => (this.taken += 1))
      const entries = answer.map(({ ticketId, keyId, secret }) => [
        ticketId,
        { voucherId: this.voucherId, keyId, secret, savedAt },
      ])
      this.store({ ...this.read(), ...(Object.fromEntries(entries) as StoredKeys) })
    } catch {
      // The ticket shows that there is no key, with a retry button.
    } finally {
      runInAction(() => (this.pending = false))
    }
  }

  private read(): StoredKeys {
    return this.deps.platform.storage.read(keys.ticketKeys, this.userId) ?? {}
  }

  private keep(all: StoredKeys, wanted: (key: StoredKeys[string]) => boolean): StoredKeys {
    return Object.fromEntries(Object.entries(all).filter(([, key]) => wanted(key)))
  }

  private store(all: StoredKeys): void {
    const newest = Object.entries(all).sort((a, b) => b[1].savedAt - a[1].savedAt)
    this.stored = Object.fromEntries(newest.slice(0, MAX_KEYS))
    if (this.userId !== '') this.deps.platform.storage.write(keys.ticketKeys, this.stored, this.userId)
  }
}
