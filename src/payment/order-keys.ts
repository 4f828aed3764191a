import type { Clock } from '@/lib/clock'
import { digest } from '@/lib/digest'
import { randomKey } from '@/lib/random-key'
import { keys } from '@/platform/storage/keys'
import type { HostStorage } from '@/platform/storage/contract'

/** Limits the storage; few orders are in doubt at once. */
const MAX_ENTRIES = 5

/**
 * One idempotency key for each content of a purchase, stored across retries and reloads until the gateway has answered, so
 * that a lost answer never buys twice. Entries expire with an unpaid order.
 */
export class OrderKeys {
  constructor(
    private readonly deps: {
      storage: HostStorage
      clock: Clock
      userId: string
      /** Minutes that the shop gives an unpaid order. */
      unpaidMinutes: number
    },
    private readonly newKey: () => string = randomKey,
  ) {}

  /** The key of this content: the one of an earlier try that had no answer, else a new one. */
  keyFor(content: object): string {
    const name = digest(JSON.stringify(content))
    const stored = this.fresh()
    const key = stored.find((entry) => entry.content === name)?.key ?? this.newKey()
    const entry = { content: name, key, savedAt: this.deps.clock.now() }
    this.write([entry, ...stored.filter(({ content: other }) => other !== name)])
    return key
  }

  /** The gateway has answered for this content: its next order gets a new key. */
  done(content: object): void {
    const name = digest(JSON.stringify(content))
    this.write(this.fresh().filter((entry) => entry.content !== name))
  }

  private fresh() {
    const { storage, clock, userId, unpaidMinutes } = this.deps
    const now = clock.now()
    return (storage.read(keys.orderKeys, userId) ?? []).filter(({ savedAt }) => now - savedAt < unpaidMinutes * 60_000)
  }

  private write(entries: ReturnType<OrderKeys['fresh']>): void {
    const { storage, userId } = this.deps
    if (entries.length === 0) storage.remove(keys.orderKeys, userId)
    else storage.write(keys.orderKeys, entries.slice(0, MAX_ENTRIES), userId)
  }
}
