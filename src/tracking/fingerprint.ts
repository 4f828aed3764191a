import { addFingerprintItem, collectFingerprint } from '@/api/fingerprint'
import { seal } from '@/domain/tracking/seal'
import type { Clock } from '@/lib/clock'
import { debounce } from '@/lib/debounce'
import { randomKey } from '@/lib/random-key'
import type { Collector, LoadCollectors } from '@/platform/fingerprint/contract'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { Client } from '@/request/client'
import type { TrackingRules } from './configuration'

/** Lifetime of a token, ms. No properties are collected while the token is valid (shell §9). */
const TOKEN_TTL = 5 * 60_000
/** Period without a further item after which the collected items are sent, ms (shell §9). */
const DEBOUNCE = 300

const SILENT = { silent: true } as const

/** Result of a collector. The value '' is never sent. */
interface Item {
  name: string
  value: string
}

export interface FingerprintDeps {
  clock: Clock
  client: Pick<Client, 'call'>
  storage: HostStorage
  log: (message: string, facts: Record<string, unknown>) => void
  load: LoadCollectors
}

/**
 * Collects properties that distinguish this device, only for logged-in buyers, and only if the merchant sets f_enable
 * to ON (shell §4). OFF, a logout or a withdrawn consent ends the collection at once. The token is then removed, and
 * results of unfinished collectors are not sent.
 */
export class Fingerprint {
  /**
   * The merchant's rules; undefined until they have been read. Until then, the stored token of an earlier page remains
   * valid.
   */
  private rules: TrackingRules | null | undefined
  private userId = ''
  /** Identity of the current collection. It is replaced to invalidate the results of an earlier collection. */
  private running: object | null = null
  /** True until the first request has been answered. No other request starts during that time. */
  private collecting = false

  constructor(private readonly deps: FingerprintDeps) {}

  /** Applies the merchant's rules. Null means that the buyer has withdrawn the consent. */
  follow(rules: TrackingRules | null): void {
    this.rules = rules
    this.update()
  }

  /** Sets the id of the logged-in user; '' for a visitor. */
  setUser(userId: string): void {
    if (userId !== this.userId) this.end()
    this.userId = userId
    this.update()
  }

  private update(): void {
    const { rules, userId } = this
    if (userId && rules === undefined) return
    if (userId && rules?.fingerprintEnabled) {
      // The key of a page that was suspended for a day has expired. The next rules contain a new key.
      const usable = this.deps.clock.now() < rules.keyExpiresAt
      if (usable && !this.hasToken() && !this.collecting) void this.collect(rules, userId)
      return
    }
    this.end()
    this.deps.storage.remove(keys.fingerprint)
  }

  private end(): void {
    this.running = null
    this.collecting = false
  }

  private hasToken(): boolean {
    const stored = this.deps.storage.read(keys.fingerprint)
    if (stored?.userId !== this.userId) return false
    const age = this.deps.clock.now() - stored.savedAt
    return age >= 0 && age < TOKEN_TTL
  }

  private async collect(rules: TrackingRules, userId: string): Promise<void> {
    const { client, clock, load, log, storage } = this.deps
    const run = (this.running = {})
    this.collecting = true
    const ended = () => this.running !== run
    const fail = (error: unknown) =>
      log('fingerprint failed', { cause: error instanceof Error ? error.message : typeof error })
    const sealed = (content: object) => `${rules.keyId}.${seal(rules.key, JSON.stringify(content), randomKey())}`
    try {
      const collectors = await load()
      const items = await Promise.all(collectors.filter(({ timeout }) => timeout === 0).map((each) => this.read(each)))
      if (ended()) return
      const data = sealed({ items: items.filter(({ value }) => value) })
      const { token } = await client.call(collectFingerprint, { data }, SILENT)
      if (ended()) return
      storage.write(keys.fingerprint, { token, userId, savedAt: clock.now() })
      this.collecting = false
      const waiting: Item[] = []
      const post = debounce(
        () => {
          for (const item of waiting.splice(0))
            if (!ended())
              client
                .call(addFingerprintItem, { token, data: sealed(item) }, SILENT)
                .catch((error: unknown) => fail(error))
        },
        DEBOUNCE,
        clock,
      )
      await Promise.all(
        collectors
          .filter(({ timeout }) => timeout > 0)
          .map(async (each) => {
            const item = await this.read(each)
            if (!item.value || ended()) return
            waiting.push(item)
            post()
          }),
      )
    } catch (error) {
      fail(error)
      if (!ended()) this.end()
    }
  }

  /** Returns the result of a collector, or '' after its timeout. */
  private read({ name, timeout, collect }: Collector): Promise<Item> {
    const { clock } = this.deps
    if (timeout === 0) return collect().then((value) => ({ name, value }))
    return new Promise((resolve) => {
      const timer = clock.setTimeout(() => resolve({ name, value: '' }), timeout)
      void collect().then((value) => {
        clock.clearTimeout(timer)
        resolve({ name, value })
      })
    })
  }
}
