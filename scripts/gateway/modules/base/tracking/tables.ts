import type { Facts } from '../../../../../src/domain/tracking/facts'

declare module '../../../core/database/database' {
  interface Narrowed {
    tracking_events: { facts: Facts }
    fingerprints: {
      /** Items by collector: hashes, and a position rounded to a tenth of a degree. */
      items: Record<string, string>
    }
  }
}
