import type { Row } from '../../../core/database/database'
import type { DeliverMethod } from '../../../../../src/api/purchase'
import { maskPhone } from '../../../../../src/domain/identity/mask'
import type { Language } from '../../../core/localized-text'
import { addressLine, areaOf } from '../../base/address/region-service'
import { deliveryFee, type Delivered } from '../../catalogue/show/fee-service'
import type { DeliveryRow } from './tables'
import { texts } from './texts'

const HOUR = 3_600_000

/** Describes a delivery method. A show with a `code_lead` displays its codes only that long before the start. */
const describe = (method: DeliverMethod, lead: number | null, lang: Language): string =>
  method === 'E_TICKET' && lead !== null
    ? texts.translate(lang, 'deliver.codeLater', { hours: Math.round(lead / HOUR) })
    : texts.translate(lang, `deliver.${method}.description`)

/** Returns the delivery methods of a show's tickets (contract: api/purchase DeliverOption). */
export const deliverOptions = (show: Delivered & Pick<Row<'shows'>, 'code_lead'>, lang: Language) =>
  show.deliver_methods.map((code) => ({
    code,
    name: texts.translate(lang, `deliver.${code as DeliverMethod}.name`),
    description: describe(code as DeliverMethod, show.code_lead, lang),
    fee: deliveryFee(show, code),
    needsAddress: code === 'EXPRESS',
  }))

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
