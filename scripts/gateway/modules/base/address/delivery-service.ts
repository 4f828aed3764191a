import { maskPhone } from '../../../../../src/domain/identity/mask'
import type { Row } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import { addressLine, areaOf } from './region-service'

/** Recipient and address of a delivery. The number is masked. */
export interface DeliveryRow {
  recipient: string
  cellphone: string
  address: LocalizedText
  /** City of the step, for the parcel's timeline. */
  city?: LocalizedText
}

/** Returns a copy of the delivery address for the order. Later changes of the buyer's address do not affect it. */
export const deliveryOf = (row: Row<'addresses'>): DeliveryRow => {
  const area = { provinceId: row.province_id, cityId: row.city_id, districtId: row.district_id }
  const city = areaOf(area)?.city
  return {
    recipient: row.recipient,
    cellphone: maskPhone(row.cellphone),
    address: addressLine(area, row.detail),
    ...(city ? { city } : {}),
  }
}
