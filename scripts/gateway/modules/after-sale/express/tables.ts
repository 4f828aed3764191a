import type { ParcelStep } from '../../../../../src/domain/express/parcel'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    parcels: { step: ParcelStep }
    parcel_events: {
      step: ParcelStep
      /** The city that it happened in; empty where it does not matter. */
      place: LocalizedText
    }
  }
}
