import type { Translate } from '@/locales/keys'
import type { showTexts } from '@/locales/namespaces/show'
import type { SaleStatus } from '../sale/sale-status'

/**
 * Returns the date of a show; '' if the show has no date. If the show is postponed or canceled, the text marks the
 * date as the original one.
 */
export const markedDate = (date: string, closed: SaleStatus['closedLabel'], t: Translate<typeof showTexts>): string =>
  date && (closed === 'postponed' || closed === 'cancelled') ? t(`detail.originalDate.${closed}`, { date }) : date
