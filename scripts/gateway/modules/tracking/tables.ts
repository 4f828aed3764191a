import type { Row } from '../../core/database/database'
import type { Facts } from '../../../../src/domain/tracking/facts'

export type TrackingEventTable = Row<'tracking_events'>

/** What tells a buyer's device apart, collected with consent. */
export type FingerprintTable = Row<'fingerprints'>

declare module '../../core/database/database' {
  interface Narrowed {
    tracking_events: {
      facts: Facts
    }
    fingerprints: {
      /** By the collector's name: digests, and a position to a tenth of a degree. */
      items: Record<string, string>
    }
  }
}
