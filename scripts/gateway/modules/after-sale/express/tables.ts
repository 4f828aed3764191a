import type { ParcelStep } from '../../../../../src/domain/express/parcel'
import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    parcels: { step: ParcelStep }
    parcel_events: {
      step: ParcelStep
      /** City of the step, or empty texts if it has none. */
      place: LocalizedText
    }
  }
}
