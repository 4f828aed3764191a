/**
 * Limit of attempts. The first `free` attempts need no wait. Then the wait is `first` ms and doubles each time, up to
 * `longest` ms.
 */
interface Limit {
  free: number
  first: number
  longest: number
}

export interface TryLimits {
  /** Limit for one account from one network address. */
  pair: Limit
  /**
   * Limit for one account from all addresses. Its waits are short, because a stranger could otherwise lock out the
   * owner.
   */
  account: Limit
  /** Limit for one network address, which many people may share. */
  address: Limit
  /** Limit for one installation of the storefront. Missing if installations are not limited. */
  device?: Limit
  /** Maximum number of wrong attempts by all users in `CROWD_WINDOW`. */
  crowd: number
}

/** Account, network address and installation id of an attempt. The id is '' if unknown. */
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

/** Time after the last attempt until a count is reset, in ms. */
const MEMORY = 2 * 60 * 60_000
const CROWD_WINDOW = 10 * 60_000
/** Maximum number of stored keys. The oldest keys are removed first. */
const MAX_KEYS = 60_000

const NONE: Count = { wrong: 0, until: 0, at: 0 }

/**
 * Counts wrong attempts and makes each wait longer. An attempt counts for its account, address and device when it
 * begins, so that parallel attempts cannot bypass the limit. Counts are in memory and lost at a restart. Times are by
 * the gateway's clock.
 */
export class Tries {
  private readonly counts = new Map<string, Count>()
  private crowd: number[] = []

  constructor(private readonly limits: TryLimits) {}

  /**
   * Starts an attempt.
   * @returns 0, or the ms to wait. An attempt that must wait does not count.
   */
  begin(tried: Tried, now: number): number {
    const wait = this.wait(tried, now)
    if (wait > 0) return wait
    this.countKeys(keysOf(tried), 1, now)
    return 0
  }

  /** Returns the ms until the next attempt is allowed, or 0. */
  wait(tried: Tried, now: number): number {
    const until = Math.max(...Object.values(keysOf(tried)).map((key) => this.read(key, now).until))
    return Math.max(0, until - now)
  }

  /** Counts a wrong attempt toward the limit of all users. */
  wrong(now: number): void {
    this.crowd.push(now)
  }

  /**
   * Resets the account's attempts after a correct one. The counts of the address and the device decrease only by the
   * attempts at this account.
   */
  forgive(tried: Tried, now: number): void {
    const { pair, account, ...shared } = keysOf(tried)
    const { wrong } = this.read(pair, now)
    this.countKeys(shared, -wrong, now)
    this.counts.delete(pair)
    this.counts.delete(account)
  }

  /** Removes all counts. */
  clear(): void {
    this.counts.clear()
    this.crowd = []
  }

  /** Undoes the count of an attempt that checked nothing. */
  undoAttempt(tried: Tried, now: number): void {
    this.countKeys(keysOf(tried), -1, now)
  }

  /** Returns true if all accounts together had so many wrong attempts recently that each user must solve a captcha. */
  isCrowded(now: number): boolean {
    this.crowd = this.crowd.filter((at) => at <= now && now - at < CROWD_WINDOW)
    return this.crowd.length >= this.limits.crowd
  }

  private read(key: string, now: number): Count {
    const count = this.counts.get(key)
    // After the clock was set back, counts in the future are ignored.
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
    // Removing attempts never makes a wait longer.
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
