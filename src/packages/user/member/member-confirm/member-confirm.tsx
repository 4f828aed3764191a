import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ItemPrice } from '@/api/item-order'
import { currentLevel, type LevelOffer } from '@/api/member'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { NotesCard } from '@/components/checkout/notes/notes-card'
import { PricesCard } from '@/components/checkout/prices/prices-card'
import { ReductionsCard } from '@/components/checkout/reductions/reductions-card'
import { dayText } from '@/components/dates'
import { ItemCheckoutModel } from '@/components/item-order/item-checkout.model'
import { ItemPointsCard } from '@/components/item-order/item-points-card'
import { ItemSummary } from '@/components/item-order/item-summary'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { lastMoment } from '@/domain/coupon/validity'
import { spuOfLevel } from '@/domain/member/level'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { membershipTexts } from '@/locales/namespaces/membership'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { PaymentChoice } from './parts/payment-choice'

/** Draws the purchase of a level: to join, to renew, or to change to a higher one. */
function MemberConfirm({ params: { level } }: { params: RouteParams<'member-confirm'> }) {
  return <Confirm key={level} spuId={spuOfLevel(Number(level))} />
}

const Confirm = observer(({ spuId }: { spuId: string }) => {
  const t = useTexts(membershipTexts)
  const { item, current } = useModel((deps) => ({
    item: new ItemCheckoutModel(withPayment(deps), spuId, 'MEMBERSHIP'),
    current: deps.screen.query(currentLevel, {}, { options: { silent: true } }),
  }))
  const { checkout } = item
  const offer = current.value?.offers.find((each) => each.spuId === spuId)
  return (
    <CheckoutScreen
      model={checkout}
      over={<Blocked model={item} />}
      item={({ items, itemKind }: ItemPrice) => <ItemSummary item={items[0]} kind={itemKind} level={2} />}
      cards={({ notes }) => (
        <>
          {offer && <Period offer={offer} />}
          {offer && <PaymentChoice model={item} offer={offer} />}
          <ItemPointsCard model={item} />
          <ReductionsCard model={checkout} />
          <PricesCard model={checkout} />
          <NotesCard title={t('membership.notes')} notes={notes} />
        </>
      )}
    />
  )
})

/** Draws why the level cannot be bought. */
const Blocked = observer(({ model: { blockReason } }: { model: ItemCheckoutModel }) => {
  const t = useTexts(membershipTexts)
  if (!blockReason) return null
  const action = { text: t('membership.toLevel'), to: linkTo('member-center') }
  return <Empty scene="no-order" sentence={blockReason.reason} action={action} />
})

/** Draws the period of the purchase, and the credit for unused days of the present one. */
function Period({ offer: { kind, price, credit, startTime, endTime } }: { offer: LevelOffer }) {
  const t = useTexts(membershipTexts)
  const now = useNow()
  if (startTime === null || endTime === null) return null
  const day = (time: number): string => dayText(time, { now, utcOffset: SHOP_OFFSET }, t)
  const money = (amount: NonNullable<typeof price>): string => t('price.amount', { amount: formatMoney(amount) })
  return (
    <Card title={t('membership.period')}>
      <FactRow title={t('membership.from')} value={day(startTime)} />
      <FactRow title={t('membership.until')} value={day(lastMoment(endTime, SHOP_OFFSET))} />
      {price !== null && credit !== null && credit > 0 && (
        <>
          <FactRow title={t('membership.price')} value={money(price)} />
          <FactRow title={t('membership.credit')} value={t('membership.credited', { amount: money(credit) })} />
        </>
      )}
      <Text className={textStyles.meta}>{t(`membership.kind.${kind}`)}</Text>
    </Card>
  )
}

export default screen('member-confirm', MemberConfirm)
