import type { Row } from '../../core/database/database'
import type { ParcelStep } from '../../../../src/domain/express/parcel'
import type { LocalizedText } from '../../core/localized-text'

/** The parcel of a paid order; company and number are in `orders.express` from when it leaves, until it is packed again. */
export type ParcelTable = Row<'parcels'>

export type ParcelEventTable = Row<'parcel_events'>

declare module '../../core/database/database' {
  interface Narrowed {
    parcels: {
      step: ParcelStep
    }
    parcel_events: {
      step: ParcelStep
      /** The city that it happened in; empty where it does not matter. */
      place: LocalizedText
    }
  }
}
