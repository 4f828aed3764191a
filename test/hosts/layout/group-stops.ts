import { CODE_STOPS } from './code-stops'
import { EXPRESS_STOPS } from './express-stops'
import { INVOICE_STOPS } from './invoice-stops'
import { NAME_STOPS } from './name-stops'
import { REBOOK_STOPS } from './rebook-stops'
import { REFUND_STOPS } from './refund-stops'
import { RESALE_STOPS } from './return-stops'

/**
 * Functions of all groups that have their own file. They open the screens of these groups in the tour, by the name of
 * the stop.
 */
export const GROUP_STOPS = {
  ...NAME_STOPS,
  ...CODE_STOPS,
  ...EXPRESS_STOPS,
  ...INVOICE_STOPS,
  ...REBOOK_STOPS,
  ...REFUND_STOPS,
  ...RESALE_STOPS,
}
