import type { Language } from '../../../core/localized-text'
import { badInput } from '../../../core/inputs'

/** The fields of a purchase of items (contract: api/item-order ItemPurchase). */
interface ItemFields {
  items: readonly { spu?: { spuId: string } | undefined; quantity: number }[]
  couponId?: string | undefined
  /** The attendee in whose name the item is issued. */
  audienceId?: string | undefined
}

/** A purchase of one item. */
export interface ItemPurchase {
  spuId: string
  quantity: number
  couponId: string | undefined
  audienceId: string
}

/** Returns true for a purchase of items, not of tickets. */
export const isItemPurchase = ({ items }: ItemFields): boolean => items.some(({ spu }) => spu !== undefined)

/** Parses a purchase of items. Throws `Refusal` badRequest unless the purchase contains exactly one item. */
export const readItemPurchase = ({ items, couponId, audienceId = '' }: ItemFields, lang: Language): ItemPurchase => {
  const [item, ...more] = items
  if (!item?.spu) throw badInput(lang, 'items', 'required')
  if (more.length > 0) throw badInput(lang, 'items', 'maxItems')
  return { spuId: item.spu.spuId, quantity: item.quantity, couponId, audienceId }
}
