/** Ms that an attempt is remembered. */
const WINDOW = 10 * 60_000
/** Attempts without a login in that time; the next one must show that it is a person's. */
const MAX = { phone: 5, address: 30 }
/** Maximum number of stored keys; the oldest are dropped. */
const MAX_KEYS = 20_000

interface Attempt {
  at: number
  phone: string
}

/** The requester of codes: a network address may be shared by many users, so its limit is higher than a phone's. */
export interface Asker {
  /** Where the code goes: a phone with its area, or a mailbox (`core/mailbox-key`). */
  phone: string
  address: string
}

/**
 * Codes that were requested and not used for a login, by phone and by address, in memory: they limit messages, and a
 * restart resets them. Times by the gateway's clock.
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

  /** The phone's owner logged in: its requests no longer count. */
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
