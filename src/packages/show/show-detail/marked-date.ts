import type { Translate } from '@/locales/keys'
import type { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../sale/show-sale'

/** The date of a show; marked as the original one once the show is postponed or canceled. '' without a date. */
export const markedDate = (date: string, closed: ShowSale['closedLabel'], t: Translate<typeof showTexts>): string =>
  date && (closed === 'postponed' || closed === 'cancelled') ? t(`detail.originalDate.${closed}`, { date }) : date
