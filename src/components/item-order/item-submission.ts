import { createItemOrder, type CreateItemOrderParams } from '@/api/item-order'
import type { CreatedOrder } from '@/api/purchase'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { GOODS_CODES } from '@/domain/business-codes/goods'
import { ITEM_ORDER_CODES } from '@/domain/business-codes/item-order'
import { MEMBER_CODES } from '@/domain/business-codes/member'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { productTexts } from '@/locales/namespaces/product'
import { texts } from '@/locales/texts'
import type { Submission } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'
import { follow } from '@/router/follow'
import { linkTo } from '@/router/link-to'

/** Content of an item order, without the key of its submission. */
export type ItemOrder = Omit<CreateItemOrderParams, 'idempotencyKey'>

export const ITEM_ORDER: Submission<ItemOrder, CreatedOrder> = {
  call: createItemOrder,
  priceCodes: [
    PURCHASE_CODES.memberDiscountWrong,
    PURCHASE_CODES.memberDiscountChanged,
    PURCHASE_CODES.priceChanged,
    PURCHASE_CODES.couponChanged,
    PURCHASE_CODES.cardChanged,
    PURCHASE_CODES.pointsChanged,
  ],
  handledStatuses: [],
}

const BLOCKS: ReadonlySet<number | undefined> = new Set([
  ITEM_ORDER_CODES.itemNotOnSale,
  ITEM_ORDER_CODES.itemSoldOut,
  ITEM_ORDER_CODES.itemOwned,
  GOODS_CODES.goodsTooLate,
  GOODS_CODES.goodsSoldOut,
  GOODS_CODES.goodsUnfit,
  GOODS_CODES.goodsLimitReached,
  GOODS_CODES.goodsVariantGone,
  GOODS_CODES.goodsOffShelf,
  GOODS_CODES.goodsNotYet,
  MEMBER_CODES.memberHigher,
  MEMBER_CODES.memberTooEarly,
])

/** The reason why an item cannot be ordered, in the request's language. */
export interface ItemBlock {
  reason: string
  isOwned: boolean
}

/** Returns why an item cannot be ordered at all; null if it can be ordered, and while its price is loading. */
export const itemBlock = ({ value, error }: Pick<AsyncResource<unknown>, 'value' | 'error'>): ItemBlock | null => {
  if (value !== null || !isRequestError(error) || !BLOCKS.has(error.statusCode)) return null
  return { reason: error.message, isOwned: error.statusCode === ITEM_ORDER_CODES.itemOwned }
}

const askUnpaid = async ({ dialogs, navigate }: Pick<ModelDeps, 'dialogs' | 'navigate'>, content: string) => {
  const t = texts.translator(productTexts)
  const opens = await dialogs.confirm({ title: t('product.open.title'), content, confirmText: t('product.open.see') })
  if (opens) await follow(navigate, linkTo('orders', { tab: 'OTHER' }))
}

/** Returns a handler for a refusal because of unpaid orders (decision 113). It offers to open them. */
export const unpaidOrders =
  (deps: Pick<ModelDeps, 'dialogs' | 'navigate'>) =>
  (error: unknown): boolean => {
    if (!isRequestError(error) || error.statusCode !== ITEM_ORDER_CODES.itemOrdersOpen) return false
    void askUnpaid(deps, error.message)
    return true
  }
