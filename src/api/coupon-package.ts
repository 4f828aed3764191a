import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import { kindShape } from './coupon'
import * as w from './wire'

const offered = {
  couponPackageId: v.pipe(v.string(), v.nonEmpty()),
  /** Id of the package as an item (domain §3, coupon). */
  itemId: w.text(),
  isCouponProduct: w.flag(true),
  title: w.text(),
  posterUrl: w.text(),
  /** Fen. */
  price: w.price,
  /** Points that the package costs in addition to the price; 0 for none. */
  pointPrice: w.optional(w.count),
  /** Number of packages left; null without a limit. */
  stock: w.numberOrNull,
  couponCount: w.number(),
}
const offeredPackageSchema = v.object(offered)
/** A package of coupons on sale. All fields except `itemId` and `isCouponProduct` are not in the specification. */
export type OfferedPackage = v.InferOutput<typeof offeredPackageSchema>

/** Returns the packages of coupons on sale, the cheapest first. The path is not in the specification. */
export const offeredPackages = get<NoParams, OfferedPackage[]>('user/pub/v3/coupon_packages/offered', {
  auth: 'public',
  importance: 'medium',
  read: w.reader(w.list(offeredPackageSchema)),
})

const withKinds = v.object({ ...offered, kinds: w.list(kindShape) })
/** A package of coupons on sale, with one entry per coupon. */
export type OfferedPackageDetail = v.InferOutput<typeof withKinds>

/** Returns a package of coupons on sale. The path is not in the specification. */
export const offeredPackage = get<{ couponPackageId: string }, OfferedPackageDetail>(
  'user/pub/v3/coupon_packages/offered/{couponPackageId}',
  { auth: 'public', importance: 'high', read: w.reader(withKinds) },
)
