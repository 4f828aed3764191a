import { preOrder, type PreOrder, type PreOrderParams } from '@/api/purchase'
import type { ModelDeps } from '@/components/screen/use-model'
import { bestCoupon } from '@/domain/coupon/best'
import type { CallOptions } from '@/request/options'

/**
 * Prices a purchase. Where its coupon is undefined, the best one is chosen if the shop does so; '' is "none". Throws `RequestError`.
 */
export const pricePurchase = async (
  { client, stores }: Pick<ModelDeps, 'client' | 'stores'>,
  { couponId: wanted, ...params }: PreOrderParams,
  options: CallOptions,
): Promise<PreOrder> => {
  // the shop's configuration decides whether a coupon is chosen automatically
  if (!stores.shop.config) await stores.shop.load()
  const chooses = stores.shop.config?.autoChooseBestCoupon ?? false
  const couponId = wanted ?? (chooses ? undefined : '')
  const priced = await client.call(preOrder, { ...params, ...(couponId === undefined ? {} : { couponId }) }, options)
  // A gateway that leaves the choice to us; the buyer's own, "none" included, is never replaced (decision 42).
  const best = couponId === undefined && priced.couponId === '' ? bestCoupon(priced.coupons) : null
  return best ? client.call(preOrder, { ...params, couponId: best.couponId }, options) : priced
}
