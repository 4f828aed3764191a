import type { Generated } from 'kysely'
import type { ParcelState, ParcelStep } from '../../../../src/domain/express/parcel'
import type { LocalizedText } from '../../core/localized-text'

/** The parcel of a paid order; company and number are in `orders.express` from when it leaves, until it is packed again. */
export interface ParcelTable {
  order_id: string
  state: ParcelState
  step: ParcelStep
  /** When the next step is due; null: nothing follows by itself. */
  next_at: number | null
}

export interface ParcelEventTable {
  event_id: Generated<number>
  order_id: string
  step: ParcelStep
  /** The city that it happened in; empty where it does not matter. */
  place: LocalizedText
  at: number
}

declare module '../../core/database/database' {
  interface Database {
    parcels: ParcelTable
    parcel_events: ParcelEventTable
  }
}
