import type { DeliverMethod } from '../../../../src/api/purchase'
import { maskPhone } from '../../../../src/domain/identity/mask'
import { type Fen, fen } from '../../../../src/domain/money'
import type { Language } from '../../core/localized-text'
import { addressLine, areaOf } from '../address/region-service'
import type { AddressTable } from '../address/tables'
import type { ShowTable } from '../show/tables'
import type { DeliveryRow } from './tables'
import { texts } from './texts'

type Delivered = Pick<ShowTable, 'deliver_methods' | 'delivery_fee'>

/** What a way of delivery costs for a show, fen. */
export const deliveryFee = (show: Delivered, method: string): Fen => fen(method === 'EXPRESS' ? show.delivery_fee : 0)

/** What every order of a show pays for delivery, fen: the cheapest of its ways. */
export const unavoidableFee = (show: Delivered): Fen =>
  fen(Math.min(...show.deliver_methods.map((method) => deliveryFee(show, method))))

/** The ways a show's tickets are delivered (contract: api/purchase DeliverOption). */
export const deliverOptions = (show: Delivered, lang: Language) =>
  show.deliver_methods.map((code) => ({
    code,
    name: texts.translate(lang, `deliver.${code as DeliverMethod}.name`),
    description: texts.translate(lang, `deliver.${code as DeliverMethod}.description`),
    fee: deliveryFee(show, code),
    needsAddress: code === 'EXPRESS',
  }))

/** Where paper tickets go, as stored with the order: a later change of the address does not move them. */
export const deliveryOf = (row: AddressTable): DeliveryRow => {
  const area = { provinceId: row.province_id, cityId: row.city_id, districtId: row.district_id }
  const city = areaOf(area)?.city
  return {
    recipient: row.recipient,
    cellphone: maskPhone(row.cellphone),
    address: addressLine(area, row.detail),
    ...(city ? { city } : {}),
  }
}
