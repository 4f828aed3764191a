import { CODE_STOPS } from './code-stops'
import { EXPRESS_STOPS } from './express-stops'
import { INVOICE_STOPS } from './invoice-stops'
import { NAME_STOPS } from './name-stops'
import { REBOOK_STOPS } from './rebook-stops'
import { REFUND_STOPS } from './refund-stops'
import { RESALE_STOPS } from './return-stops'

/** Functions that open the tour's screens of the groups with their own file, by the name of the stop. */
export const GROUP_STOPS = {
  ...NAME_STOPS,
  ...CODE_STOPS,
  ...EXPRESS_STOPS,
  ...INVOICE_STOPS,
  ...REBOOK_STOPS,
  ...REFUND_STOPS,
  ...RESALE_STOPS,
}
