import { cardBookingTexts } from '../../../../src/locales/namespaces/card-booking'
import { cardTexts } from '../../../../src/locales/namespaces/card'
import { couponTexts } from '../../../../src/locales/namespaces/coupon'
import { growthTexts } from '../../../../src/locales/namespaces/growth'
import { membershipTexts } from '../../../../src/locales/namespaces/membership'
import { pointsTexts } from '../../../../src/locales/namespaces/points'
import { seededCouponId } from '../../../gateway/modules/trade/coupon/seed-service'
import { seededCardId } from '../../../gateway/modules/trade/card/seed-service'
import type { Shopper } from '../../shopper'
import { showCard } from '../../steps/browse'
import { go, stopAt, type Stop, titled } from '../stop'

/** Waits for the first card of a list. Rows of the list are links. */
const listed = (shopper: Shopper): Promise<void> => shopper.screen().getByRole('listitem').first().waitFor()

/** Creates a stop of a card's screen. The stop is ready once the details of the card are visible. */
const detail = (name: string, path: string): Stop =>
  titled(name, `/benefit-card/${path}`, ({ texts }) => texts(cardTexts)('card.fact.title'))

/** Creates a stop of a card that the sandbox's member owns (modules/trade/card/data/own-cards.json). */
const own = (name: string, cardId: string, card: string): Stop =>
  detail(name, `${cardId}?userCardInstanceId=${seededCardId(card)}`)

/** Creates a stop of the seat selection for a show that is booked with a card of the sandbox's member. */
const seatsBy = (name: string, card: string, text: (shopper: Shopper) => string): Stop =>
  stopAt(name, `/benefit-card/pick-seat?showId=S2101&cardId=BC4&userCardInstanceId=${seededCardId(card)}`, (shopper) =>
    shopper.screen().getByText(text(shopper)).first().waitFor(),
  )

export const member: readonly Stop[] = [
  stopAt('card-list', '/card-list', listed),
  detail('card-detail', 'BC4'),
  own('card-own', 'BC5', 'annual'),
  stopAt('my-rights', '/my-rights', listed),
  titled('points', '/points', ({ texts }) => texts(pointsTexts)('points.rewards')),
  stopAt('self-point', '/self-point', listed),
  stopAt('point-record', '/point-record', listed),
  titled('points-rule', '/points-rule', ({ texts }) => texts(pointsTexts)('points.end.title')),
  titled('member-confirm', '/member-center/confirm?level=2', ({ texts }) =>
    texts(membershipTexts)('membership.period'),
  ),
  titled('member-pay-success', '/member-pay-success?orderId=M-demo-L2', ({ texts }) =>
    texts(membershipTexts)('membership.result.rights'),
  ),
  stopAt('growth-value', '/growth-value', listed),
  titled('growth-value-rule', '/growth-value-rule', ({ texts }) => texts(growthTexts)('growth.review.title')),
  titled('rights-list', '/rights-list?cardId=BC4', ({ texts }) => texts(cardTexts)('card.rights')),
  seatsBy('card-seats', 'times', ({ texts }) =>
    texts(cardBookingTexts)('cardBooking.covers.TIMES', { name: '', count: 3 }),
  ),
  seatsBy('card-seats-over', 'used', ({ texts }) => texts(cardBookingTexts)('cardBooking.full')),
  {
    name: 'coupon-exchange',
    reach: async (shopper) => {
      const t = shopper.texts(couponTexts)
      await go(shopper, `/coupon-info?couponId=${seededCouponId('CT51')}`)
      await shopper.button(t('coupon.use')).filter({ visible: true }).click()
      await shopper.page.getByRole('dialog', { name: t('coupon.exchangeTitle') }).waitFor()
    },
  },
  stopAt('card-range', '/card-range?cardId=BC4', (shopper) => showCard(shopper, 'S8005').waitFor()),
]
