import type { Language } from '../../../core/localized-text'
import type { InvoicedOrder } from './repository'

/** Returns the names of everything that orders contain, each once. */
export const subjectOf = (orders: readonly Pick<InvoicedOrder, 'names'>[], lang: Language): string => {
  const names = orders.flatMap((order) => order.names.map((name) => name[lang]))
  return [...new Set(names)].join(lang === 'en-US' ? ', ' : '、')
}
