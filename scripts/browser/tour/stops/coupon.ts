import { couponTexts } from '../../../../src/locales/namespaces/coupon'
import { productTexts } from '../../../../src/locales/namespaces/product'
import { packetTexts } from '../../../../src/locales/namespaces/packet'
import { shareTexts } from '../../../../src/locales/namespaces/share'
import { couponReminderTexts } from '../../../../src/locales/namespaces/coupon-reminder'
import { couponCounterTexts } from '../../../../src/locales/namespaces/coupon-counter'
import { couponCodeTexts } from '../../../../src/locales/namespaces/coupon-code'
import { DEMO_MEMBER } from '../../../gateway/core/seed/demo-member'
import { scrollTo, showCard } from '../../steps/browse'
import type { Shopper } from '../../shopper'
import { go, stopAt, type Stop, titled } from '../stop'

/** Waits for the first coupon of a list. Rows of the list are links. */
const listed = (shopper: Shopper): Promise<void> => shopper.screen().getByRole('listitem').first().waitFor()

/** Creates a stop of a coupon's screen. The stop is ready once the details of the coupon are visible. */
const detail = (name: string, query: string): Stop =>
  titled(name, `/coupon-info?${query}`, ({ texts }) => texts(couponTexts)('coupon.fact.title'))

/** Creates a stop of the sandbox member's coupon of a kind (modules/trade/coupon/data/coupons.json). */
const own = (name: string, kind: string): Stop => detail(name, `couponId=C${kind}${DEMO_MEMBER}`)

/**
 * Creates a stop of the coupon packet of the sandbox's member. The stop is ready once a friend's share is visible
 * (modules/trade/packet/seed.ts).
 */
const shared = (name: string): Stop => stopAt(name, '/coupon-share?packetCode=P-demo-packet', listed)

export const visitor: readonly Stop[] = [
  stopAt('coupon-recommend-list', '/coupon-recommend-list', listed),
  detail('coupon-kind', 'couponTemplateId=CT8'),
  detail('coupon-gone', 'couponTemplateId=CT20'),
  stopAt('coupon-shows', '/coupon-shows?couponTemplateId=CT8', (shopper) => showCard(shopper, 'S8003').waitFor()),
  shared('coupon-share'),
  titled('exchange-coupon', '/coupon/exchange', ({ texts }) => texts(couponCodeTexts)('couponCode.title')),
  stopAt('coupon-set', '/coupon-receive?couponTemplateId=CT1,CT3,CT19', listed),
  {
    name: 'coupon-usage',
    follows: true,
    reach: async (shopper) => {
      const rules = shopper.texts(couponTexts)('coupon.rules')
      await shopper.buttonContaining(rules).click()
      await shopper.dialog(rules).waitFor()
    },
  },
]

export const member: readonly Stop[] = [
  stopAt('coupons', '/coupon', listed),
  stopAt('history-coupon', '/history-coupon?couponStatus=EXPIRED', listed),
  stopAt('coupons-showlist', '/coupons-showlist?couponTemplateId=CT8', (shopper) =>
    showCard(shopper, 'S8003').waitFor(),
  ),
  stopAt('coupon-package', '/coupon-list?couponPackageId=CP2', listed),
  stopAt('coupon-list', '/coupon-list', listed),
  titled('card-confirm', '/card-confirm?itemId=CP3', ({ texts }) => texts(productTexts)('product.notes')),
  stopAt('exchange-worth', '/coupon/exchange?exchangeCode=F0YER0PACK18', listed),
  own('coupon-info', 'CT8'),
  {
    name: 'coupon-reminder',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(couponReminderTexts)
      await shopper.buttonContaining(t('reminder.title')).click()
      await shopper.buttonContaining(t('reminder.stop.ALL')).waitFor()
    },
  },
  own('coupon-counter', 'CT10'),
  {
    name: 'coupon-code',
    follows: true,
    reach: async (shopper) => {
      await shopper.button(shopper.texts(couponTexts)('coupon.showCode')).click()
      await shopper.dialog(shopper.texts(couponCounterTexts)('counterCode.title')).getByRole('img').first().waitFor()
    },
  },
  own('coupon-pending', 'CT21'),
  own('coupon-expired', 'CT5'),
  own('coupon-outer', 'CT9'),
  shared('coupon-share-own'),
  {
    name: 'coupon-create',
    follows: true,
    reach: async (shopper) => {
      await shopper.buttonContaining(shopper.texts(packetTexts)('packet.share')).click()
      await shopper.at(shopper.texts(packetTexts)('packet.make.title'))
      await shopper.screen().getByText(shopper.texts(packetTexts)('packet.make.how')).waitFor()
    },
  },
  {
    name: 'coupon-create-offer',
    reach: async (shopper) => {
      const t = shopper.texts('order')
      await go(shopper, '/order')
      await (await scrollTo(shopper, shopper.buttonContaining(t('order.state.reserve')))).click()
      await shopper.buttonContaining(shopper.texts(shareTexts)('packetRow.title')).click()
      await shopper.button(shopper.texts(packetTexts)('packet.make.submit')).waitFor()
    },
  },
  stopAt('coupon-self-list', '/coupon-self-list?showId=S8003', listed),
]
