/** Time for which an attempt counts, ms. */
const WINDOW = 10 * 60_000
/** Maximum attempts without a login in that time; the next one requires a captcha. */
const MAX = { phone: 5, address: 30 }
/** Maximum number of stored keys; the oldest are dropped. */
const MAX_KEYS = 20_000

interface Attempt {
  at: number
  phone: string
}

/** The requester of codes: a network address may be shared by many users, so its limit is higher than a phone's. */
export interface Asker {
  /** Recipient of the code: a phone with its area, or a mailbox (`core/mailbox-key`). */
  phone: string
  address: string
}

/** Counts requested codes without a login, by phone and by address, in memory. Times by the gateway's clock. */
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

  /** Removes the requests of a phone after its owner's login. */
  forgive({ phone, address }: Asker): void {
    this.byKey.delete(`phone ${phone}`)
    const others = this.byKey.get(`address ${address}`)?.filter((attempt) => attempt.phone !== phone)
    if (others) this.byKey.set(`address ${address}`, others)
  }

  private fresh(key: string, now: number): Attempt[] {
    // after the clock was set back, entries in the future are dropped
    return (this.byKey.get(key) ?? []).filter(({ at }) => at <= now && now - at < WINDOW)
  }
}
