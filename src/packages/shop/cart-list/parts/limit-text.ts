import type { cartTexts } from '@/locales/namespaces/cart'
import type { Translate } from '@/locales/keys'
import { joinFacts } from '@/lib/join-facts'
import type { ShownLine } from '@/stores/cart-painting'

/** Returns the limit that a line has reached, and the quantity that is ordered if it is lower. */
export const limitText = (t: Translate<typeof cartTexts>, { limit, quantity, perOrder, buyerRemaining }: ShownLine) => {
  const { most, reason } = limit
  if (reason === null) return ''
  const count = { stock: most, order: perOrder ?? most, buyer: buyerRemaining ?? most }[reason]
  return joinFacts([t(`cart.limit.${reason}`, { count }), quantity > most ? t('cart.less', { count: most }) : ''])
}
