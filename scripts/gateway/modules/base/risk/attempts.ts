/** Time for which an attempt counts, ms. */
const WINDOW = 10 * 60_000
/** Maximum number of attempts without a login within `WINDOW`. The next attempt requires a captcha. */
const MAX = { phone: 5, address: 30 }
/** Maximum number of stored keys. The oldest keys are removed first. */
const MAX_KEYS = 20_000

interface Attempt {
  at: number
  phone: string
}

/**
 * The client that requests a code. Many users may share a network address, so its limit is higher than the limit of a
 * phone number.
 */
export interface Asker {
  /** Recipient of the code: a phone number with its area code, or the key of a mailbox (`core/mailbox-key`). */
  phone: string
  address: string
}

/**
 * Counts the codes that were requested without a login, by recipient and by network address. Stored in memory only.
 * Times are by the gateway's clock.
 */
export class Attempts {
  private readonly byKey = new Map<string, Attempt[]>()

  note({ phone, address }: Asker, now: number): void {
    for (const key of [`phone ${phone}`, `address ${address}`]) {
      const fresh = [...this.fresh(key, now), { at: now, phone }]
      this.byKey.delete(key)
      this.byKey.set(key, fresh)
    }
    for (const key of this.byKey.keys()) {
      if (this.byKey.size <= MAX_KEYS) break
      this.byKey.delete(key)
    }
  }

  areTooMany({ phone, address }: Asker, now: number): boolean {
    const count = (key: string) => this.fresh(key, now).length
    return count(`phone ${phone}`) >= MAX.phone || count(`address ${address}`) >= MAX.address
  }

  /** Removes the requests for a phone number after its owner has logged in. */
  forgive({ phone, address }: Asker): void {
    this.byKey.delete(`phone ${phone}`)
    const others = this.byKey.get(`address ${address}`)?.filter((attempt) => attempt.phone !== phone)
    if (others) this.byKey.set(`address ${address}`, others)
  }

  private fresh(key: string, now: number): Attempt[] {
    // After the clock was set back, entries in the future are ignored.
    return (this.byKey.get(key) ?? []).filter(({ at }) => at <= now && now - at < WINDOW)
  }
}
