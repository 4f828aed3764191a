import type { Facts } from '../../../../src/domain/tracking/facts'

export interface TrackingEventTable {
  event_id: string
  /** Null for visitors, and once the account is gone. */
  user_id: string | null
  device: string
  visit: string
  name: string
  facts: Facts
  /** The client's terminal code (shell §7). */
  terminal: string
  priority: number
  happened_at: number
  received_at: number
}

/** What tells a buyer's device apart, collected with consent. */
export interface FingerprintTable {
  token: string
  user_id: string
  /** By the collector's name: digests, and a position to a tenth of a degree. */
  items: Record<string, string>
  collected_at: number
}

declare module '../../core/database/database' {
  interface Database {
    tracking_events: TrackingEventTable
    fingerprints: FingerprintTable
  }
}
