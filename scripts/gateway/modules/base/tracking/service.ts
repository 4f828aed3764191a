import { cleanFacts } from '../../../../../src/domain/tracking/facts'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import configuration from './data/configuration.json'
import { type Batch, readBatch } from './batch'

/** Time for which an event is stored, in ms. */
const RETENTION = 30 * 24 * 60 * 60_000

/** Reason why data were discarded: unreadable, already stored, or personal. */
type DropReason = 'unreadable' | 'repeated' | 'personal'

/** Numbers of discarded events since the gateway's start, by reason. */
export type Drops = Record<DropReason, number>

export const noDrops = (): Drops => ({ unreadable: 0, repeated: 0, personal: 0 })

/** Returns the merchant's encrypted configuration with a new key (contract: api/tracking). */
export const sealedConfiguration = ({ tracking }: Gateway, merchantId: string, version: string) => ({
  data: tracking.keys.sealConfiguration(configuration, merchantId, version),
})

interface Beacon {
  /** Encrypted events, `<key id>.<sealed text>`. */
  data: string
  priority: number
  terminal: string
  /** Id of the user, or '' for visitors. */
  userId: string
}

const opened = ({ tracking }: Gateway, data: string): Batch | null => {
  try {
    return readBatch(tracking.keys.open(data))
  } catch {
    return null
  }
}

/** Stores the events of a tracking request, each only once. @returns true if the request was readable */
export const takeBeacon = async (gateway: Gateway, { data, priority, terminal, userId }: Beacon): Promise<boolean> => {
  const { db, clock, tracking } = gateway
  const batch = opened(gateway, data)
  if (!batch) {
    tracking.drops.unreadable += 1
    return false
  }
  const now = clock.now()
  const rows = batch.events.map(({ id, name, at, visit, facts }) => {
    const clean = cleanFacts(facts)
    tracking.drops.personal += Object.keys(facts).length - Object.keys(clean).length
    return {
      event_id: id,
      user_id: userId || null,
      device: batch.device,
      visit,
      name,
      facts: json(clean),
      terminal,
      priority,
      happened_at: at,
      received_at: now,
    }
  })
  const stored = await db
    .insertInto('tracking_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .execute()
  tracking.drops.repeated += rows.length - stored.length
  await db
    .deleteFrom('tracking_events')
    .where('received_at', '<', now - RETENTION)
    .execute()
  return true
}

/** Returns the most recent events. */
export const newestEvents = (db: Db) =>
  db
    .selectFrom('tracking_events')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('happened_at', 'desc')
    .limit(100)
    .execute()
