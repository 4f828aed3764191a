/** The number of `free` tries without a wait. After them each wait is twice the previous one, ms. */
interface Limit {
  free: number
  first: number
  longest: number
}

export interface TryLimits {
  /** One account from one network address. */
  pair: Limit
  /** One account from any address. Its waits are short, or a stranger could lock its owner out. */
  account: Limit
  /** One network address, which many people may share. */
  address: Limit
  /** One installation of the storefront; missing where it is not limited. */
  device?: Limit
  /** Wrong tries of all users in `CROWD_WINDOW`. */
  crowd: number
}

/** The account of a try, its network address, and the installation's id, '' without one. */
export interface Tried {
  account: string
  address: string
  device?: string
}

type LimitName = 'pair' | 'account' | 'address' | 'device'

interface Count {
  wrong: number
  until: number
  at: number
}

/** Time after its last try until a count is reset, ms. */
const MEMORY = 2 * 60 * 60_000
const CROWD_WINDOW = 10 * 60_000
/** Maximum number of stored keys; the oldest are dropped. */
const MAX_KEYS = 60_000

const NONE: Count = { wrong: 0, until: 0, at: 0 }

/**
 * Counts wrong tries, with growing waits. A try counts for its account, address and device when it begins, so that
 * concurrent tries cannot bypass the limit. In memory: a restart resets it. Times by the gateway's clock.
 */
export class Tries {
  private readonly counts = new Map<string, Count>()
  private crowd: number[] = []

  constructor(private readonly limits: TryLimits) {}

  /**
   * Starts a try.
   * @returns 0, or the ms to wait; then the try does not count
   */
  begin(tried: Tried, now: number): number {
    const wait = this.wait(tried, now)
    if (wait > 0) return wait
    this.countKeys(keysOf(tried), 1, now)
    return 0
  }

  /** @returns ms until the next try is allowed; 0 for immediately */
  wait(tried: Tried, now: number): number {
    const until = Math.max(...Object.values(keysOf(tried)).map((key) => this.read(key, now).until))
    return Math.max(0, until - now)
  }

  /** Records a wrong try for the crowd. */
  wrong(now: number): void {
    this.crowd.push(now)
  }

  /** Resets the account's tries after a correct one, here, for this address and for this device. */
  forgive(tried: Tried, now: number): void {
    const { pair, account, ...shared } = keysOf(tried)
    const { wrong } = this.read(pair, now)
    this.countKeys(shared, -wrong, now)
    this.counts.delete(pair)
    this.counts.delete(account)
  }

  /** Drops all counts. */
  clear(): void {
    this.counts.clear()
    this.crowd = []
  }

  /** Undoes the count of a try without a check. */
  undoAttempt(tried: Tried, now: number): void {
    this.countKeys(keysOf(tried), -1, now)
  }

  /** Returns true if recent wrong tries of all accounts are so many that each caller must solve a captcha. */
  isCrowded(now: number): boolean {
    this.crowd = this.crowd.filter((at) => at <= now && now - at < CROWD_WINDOW)
    return this.crowd.length >= this.limits.crowd
  }

  private read(key: string, now: number): Count {
    const count = this.counts.get(key)
    // after the clock was set back, counts of the future are dropped
    return count && count.at <= now && now - count.at < MEMORY ? count : NONE
  }

  private countKeys(keys: Partial<Record<LimitName, string>>, by: number, now: number): void {
    for (const [name, key] of Object.entries(keys)) {
      const limit = this.limits[name as LimitName]
      if (limit) this.count(key, limit, by, now)
    }
  }

  private count(key: string, { free, first, longest }: Limit, by: number, now: number): void {
    const before = this.read(key, now)
    const wrong = Math.max(0, before.wrong + by)
    const wait = wrong < free ? 0 : Math.min(longest, first * 2 ** Math.min(wrong - free, 20))
    // Removing tries never extends a wait.
    const until = by > 0 ? now + wait : Math.min(before.until, now + wait)
    this.counts.delete(key)
    if (wrong > 0) this.counts.set(key, { wrong, until, at: by > 0 ? now : before.at })
    for (const oldest of this.counts.keys()) {
      if (this.counts.size <= MAX_KEYS) break
      this.counts.delete(oldest)
    }
  }
}

const keysOf = ({ account, address, device }: Tried) => ({
  pair: `pair ${account} ${address}`,
  account: `account ${account}`,
  address: `address ${address}`,
  ...(device && { device: `device ${device}` }),
})
