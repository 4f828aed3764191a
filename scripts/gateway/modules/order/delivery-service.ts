import type { DeliverMethod } from '../../../../src/api/purchase'
import { maskPhone } from '../../../../src/domain/identity/mask'
import { type Fen, fen } from '../../../../src/domain/money'
import type { Language } from '../../core/localized-text'
import { addressLine, areaOf } from '../address/region-service'
import type { AddressTable } from '../address/tables'
import type { ShowTable } from '../show/tables'
import type { DeliveryRow } from './tables'
import { texts } from './texts'

type Charged = Pick<ShowTable, 'service_fee'>
type Delivered = Pick<ShowTable, 'deliver_methods' | 'delivery_fee'>

const HOUR = 3_600_000

/** What a way of delivery costs for a show, fen. */
export const deliveryFee = (show: Delivered, method: string): Fen => fen(method === 'EXPRESS' ? show.delivery_fee : 0)

const feesByWay = (show: Delivered): Fen[] => show.deliver_methods.map((method) => deliveryFee(show, method))

/** The fees that every order of a show pays, on the wire; for delivery that of the cheapest way. */
export const knownFees = (show: Delivered & Charged) => ({
  unavoidableFee: fen(Math.min(...feesByWay(show))),
  serviceFee: fen(show.service_fee),
})

/** What express adds to an order of a show that could do without it, fen; null where there is no such choice. */
export const expressFee = (show: Delivered): Fen | null => {
  const fees = feesByWay(show)
  const most = Math.max(...fees)
  return most > Math.min(...fees) ? fen(most) : null
}

/** The description of a delivery method. A show with a `code_lead` displays its codes only that long before the start. */
const describe = (method: DeliverMethod, lead: number | null, lang: Language): string =>
  method === 'E_TICKET' && lead !== null
    ? texts.translate(lang, 'deliver.codeLater', { hours: Math.round(lead / HOUR) })
    : texts.translate(lang, `deliver.${method}.description`)

/** The ways a show's tickets are delivered (contract: api/purchase DeliverOption). */
export const deliverOptions = (show: Delivered & Pick<ShowTable, 'code_lead'>, lang: Language) =>
  show.deliver_methods.map((code) => ({
    code,
    name: texts.translate(lang, `deliver.${code as DeliverMethod}.name`),
    description: describe(code as DeliverMethod, show.code_lead, lang),
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
