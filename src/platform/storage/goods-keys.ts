import { OPERATION_KINDS } from '@/domain/cart/apply-operation'
import { listOf, mapOf, number, oneOf, shape, text } from './codec'
import { account, device } from './create-key'

const chosenGoods = shape({ spuId: text, attributeIds: listOf(text), quantity: number })

/** Keys of goods and of the cart. They are part of `keys`. */
export const goodsKeys = {
  /**
   * Goods that the buyer chose for tickets: the goods of the purchase, and a choice that is not added yet. They survive
   * a login.
   */
  goodsDraft: device(
    'goods-draft',
    1,
    shape({ place: text, savedAt: number, chosen: listOf(chosenGoods), editing: listOf(chosenGoods) }),
  ),
  /**
   * Operations of the cart that the gateway has not answered, by user id, oldest first. A visitor's operations have the
   * user id ''. A logout does not remove operations. They are sent after the next login of their account.
   */
  cartQueues: device(
    'cart-queues',
    1,
    mapOf(
      listOf(
        shape({
          operationId: text,
          kind: oneOf(...OPERATION_KINDS),
          lineId: text,
          spuId: text,
          skuId: text,
          showId: text,
          fromSkuId: text,
          quantity: number,
          at: number,
        }),
      ),
    ),
  ),
  /** Ids of the lines of the cart that the buyer has deselected on this device (decision 111). */
  cartDeselected: account('cart-deselected', 1, listOf(text)),
} as const
