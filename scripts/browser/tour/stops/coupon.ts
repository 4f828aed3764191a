import { couponTexts } from '../../../../src/locales/namespaces/coupon'
import { DEMO_MEMBER } from '../../../gateway/core/seed/demo-member'
import { showCard } from '../../steps/browse'
import type { Shopper } from '../../shopper'
import { stopAt, type Stop, titled } from '../stop'

/** Waits for the first coupon of a list: its row is a link. */
const listed = (shopper: Shopper): Promise<void> => shopper.screen().getByRole('listitem').first().waitFor()

/** A coupon is ready when its facts are. */
const detail = (name: string, query: string): Stop =>
  titled(name, `/coupon-info?${query}`, ({ texts }) => texts(couponTexts)('coupon.fact.title'))

/** Returns a coupon of the sandbox's member by its kind (modules/trade/coupon/data/coupons.json). */
const own = (name: string, kind: string): Stop => detail(name, `couponId=C${kind}${DEMO_MEMBER}`)

export const visitor: readonly Stop[] = [
  stopAt('coupon-recommend-list', '/coupon-recommend-list', listed),
  detail('coupon-kind', 'couponTemplateId=CT8'),
  detail('coupon-gone', 'couponTemplateId=CT20'),
  stopAt('coupon-shows', '/coupon-shows?couponTemplateId=CT8', (shopper) => showCard(shopper, 'S8003').waitFor()),
  stopAt('coupon-set', '/coupon-receive?couponTemplateId=CT1,CT3,CT19', listed),
]

export const member: readonly Stop[] = [
  stopAt('coupons', '/coupon', listed),
  stopAt('history-coupon', '/history-coupon?couponStatus=EXPIRED', listed),
  stopAt('coupons-showlist', '/coupons-showlist?couponTemplateId=CT8', (shopper) =>
    showCard(shopper, 'S8003').waitFor(),
  ),
  own('coupon-info', 'CT8'),
  own('coupon-pending', 'CT21'),
  own('coupon-expired', 'CT5'),
  own('coupon-outer', 'CT9'),
  stopAt('coupon-self-list', '/coupon-self-list?showId=S8003', listed),
]
