import type { Translate } from '@/locales/keys'
import type { showTexts } from '@/locales/namespaces/show'
import type { SaleStatus } from '../sale/sale-status'

/** Returns the date of a show. For a postponed or canceled show, marks it as the original date. '' without a date. */
export const markedDate = (date: string, closed: SaleStatus['closedLabel'], t: Translate<typeof showTexts>): string =>
  date && (closed === 'postponed' || closed === 'cancelled') ? t(`detail.originalDate.${closed}`, { date }) : date
