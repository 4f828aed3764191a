import type { Row } from '../../../core/database/database'
import type { DeliverMethod } from '../../../../../src/api/deliver-option'
import type { Language } from '../../../core/localized-text'
import { deliveryFee, type Delivered } from '../../catalogue/show/fee-service'
import { texts } from './texts'

const HOUR = 3_600_000

/** Describes a delivery method. A show with a `code_lead` displays its codes only that long before the start. */
const describe = (method: DeliverMethod, lead: number | null, lang: Language): string =>
  method === 'E_TICKET' && lead !== null
    ? texts.translate(lang, 'deliver.codeLater', { hours: Math.round(lead / HOUR) })
    : texts.translate(lang, `deliver.${method}.description`)

/** Returns the delivery methods of a show's tickets (contract: api/deliver-option DeliverOption). */
export const deliverOptions = (show: Delivered & Pick<Row<'shows'>, 'code_lead'>, lang: Language) =>
  show.deliver_methods.map((code) => ({
    code,
    name: texts.translate(lang, `deliver.${code as DeliverMethod}.name`),
    description: describe(code as DeliverMethod, show.code_lead, lang),
    fee: deliveryFee(show, code),
    needsAddress: code === 'EXPRESS',
  }))
