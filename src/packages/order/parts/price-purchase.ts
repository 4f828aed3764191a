import { preOrder, type PreOrder, type PreOrderParams } from '@/api/purchase'
import type { ModelDeps } from '@/components/screen/use-model'
import { bestCoupon } from '@/domain/coupon/best'
import type { CallOptions } from '@/request/options'

/**
 * Requests the price of a purchase. If `couponId` is undefined, applies the best coupon, provided that the shop
 * applies coupons automatically. If `couponId` is '', applies no coupon. Throws `RequestError`.
 */
export const pricePurchase = async (
  { client, stores }: Pick<ModelDeps, 'client' | 'stores'>,
  { couponId: wanted, ...params }: PreOrderParams,
  options: CallOptions,
): Promise<PreOrder> => {
  // The shop's configuration determines if a coupon is applied automatically.
  if (!stores.shop.config) await stores.shop.load()
  const chooses = stores.shop.config?.autoChooseBestCoupon ?? false
  const couponId = wanted ?? (chooses ? undefined : '')
  const priced = await client.call(preOrder, { ...params, ...(couponId === undefined ? {} : { couponId }) }, options)
  // Some gateways leave the choice of a coupon to the client. A choice of the buyer, including "no coupon", is never
  // replaced (decision 42).
  const best = couponId === undefined && priced.couponId === '' ? bestCoupon(priced.coupons) : null
  return best ? client.call(preOrder, { ...params, couponId: best.couponId }, options) : priced
}
