import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { memberCenterTexts } from '@/locales/namespaces/member-center'

/** Returns the price of a level for its period; '' for a level that is not sold. */
export const levelPrice = (price: Fen | null, t: Translate<typeof memberCenterTexts>): string =>
  price === null ? '' : t('memberCenter.price', { amount: formatMoney(price) })
