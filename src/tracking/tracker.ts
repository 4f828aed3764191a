import { trackingConfiguration } from '@/api/tracking'
import { cleanFacts } from '@/domain/tracking/facts'
import { CLIENT_VERSION } from '@/domain/version'
import type { Clock, TimerId } from '@/lib/clock'
import { randomKey } from '@/lib/random-key'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { Send } from '@/platform/transport/contract'
import type { Client } from '@/request/client'
import { sendBeacon, type Sender } from './beacon'
import { nextReading, readRules, type TrackingRules } from './configuration'
import type { EarlyEvents, EventReceiver, NotedEvent } from './early-events'
import { EventQueue } from './event-queue'
import { Visit } from './visit'

export interface TrackerDeps {
  clock: Clock
  client: Pick<Client, 'call'>
  send: Send
  storage: HostStorage
  log: (message: string, facts: Record<string, unknown>) => void
  /** Returns the facts about the sender, without the device id. */
  sender: () => Omit<Sender, 'deviceId'>
  /**
   * Called with the rules each time they have been read. Called with null after the buyer has withdrawn the consent.
   */
  onRules?: (rules: TrackingRules | null) => void
}

/**
 * Sends recorded events by the merchant's rules. Runs only with the buyer's consent. After a withdrawal of the
 * consent, no tracking data remains on the device.
 */
export class Tracker implements EventReceiver {
  private rules: TrackingRules | null = null
  private readonly queue: EventQueue
  private visit: Visit
  private running = false
  /** Stores events until the rules have loaded. Null once the tracker itself receives the events. */
  private source: EarlyEvents | null = null
  private timer: TimerId | null = null

  constructor(private readonly deps: TrackerDeps) {
    const { clock, log } = deps
    this.visit = this.newVisit()
    this.queue = new EventQueue({
      clock,
      rules: () => this.rules ?? { batchSize: 1, maxDelay: Infinity },
      send: async (events, priority) => {
        if (this.keyExpired) await this.readRules()
        if (!this.rules || this.keyExpired) return false
        this.visit.save()
        return sendBeacon(deps.send, this.rules, { ...deps.sender(), deviceId: this.deviceId() }, events, priority)
      },
      dropped: (count, why) => log('tracking dropped events', { count, why }),
    })
  }

  /**
   * Reads the rules, then processes the stored events and all later events. Does nothing if the tracker already runs.
   */
  async start(events: EarlyEvents): Promise<void> {
    if (this.running) return
    this.running = true
    this.source = events
    await this.readRules()
  }

  /**
   * Stops after the buyer has withdrawn the consent. Drops the events that are waiting, and removes the ids of the
   * device.
   */
  stop(): void {
    if (!this.running) return
    this.running = false
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.queue.clear()
    this.deps.onRules?.(null)
    this.deps.storage.remove(keys.trackingDevice)
    this.deps.storage.remove(keys.trackingVisit)
    this.visit = this.newVisit()
  }

  /** Sends the events that are waiting at once, because the page may never be shown again. */
  leave(): void {
    if (this.running) this.queue.flush()
  }

  add({ event: { name, ...facts }, at }: NotedEvent): void {
    const { rules } = this
    if (!this.running || !rules?.enabled) return
    const text = JSON.stringify({ id: randomKey(), name, at, visit: this.visit.id(), facts: cleanFacts(facts) })
    this.queue.add({ text, urgent: rules.urgent.has(name) })
  }

  /** True if the key has expired, for example on a page that was suspended for a day. */
  private get keyExpired(): boolean {
    return this.rules !== null && this.deps.clock.now() >= this.rules.keyExpiresAt
  }

  private newVisit(): Visit {
    const { clock, storage } = this.deps
    return new Visit({
      clock,
      newId: randomKey,
      stored: storage.read(keys.trackingVisit) ?? null,
      store: (visit) => void storage.write(keys.trackingVisit, visit),
    })
  }

  /** Returns the tracking id of the device. Creates the id when the first event is sent. */
  private deviceId(): string {
    const { storage } = this.deps
    const known = storage.read(keys.trackingDevice)
    if (known) return known
    const made = randomKey()
    storage.write(keys.trackingDevice, made)
    return made
  }

  /** Reads the rules now, and again when they expire; a failure is only logged (shell §8). */
  private async readRules(): Promise<void> {
    const { clock, client, log, sender } = this.deps
    try {
      const { merchantId } = sender()
      const { data } = await client.call(trackingConfiguration, {}, { silent: true })
      this.rules = readRules(data, merchantId, CLIENT_VERSION)
      if (!this.running) return
      if (!this.rules.enabled) this.queue.clear()
      this.deps.onRules?.(this.rules)
      this.source?.handTo(this)
      this.source = null
    } catch (error) {
      log('tracking configuration failed', { cause: error instanceof Error ? error.message : typeof error })
    }
    if (this.timer !== null) clock.clearTimeout(this.timer)
    if (this.running) this.timer = clock.setTimeout(() => void this.readRules(), nextReading(this.rules, clock.now()))
  }
}
