import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { AsyncView } from '@/components/screen/async-view'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Notice } from '@/components/ui/notice/notice'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import boxStyles from '@/styles/box.module.scss'
import { AgreementLine } from './agreement/agreement-line'
import { Checking } from './checking/checking'
import type { CheckoutView } from './checkout.model'
import type { CheckoutPrice } from './checkout-price'
import { PriceLines } from './prices/price-lines'
import { CheckoutSkeleton } from './skeleton/checkout-skeleton'
import { SubmitBar, SubmitButton } from './submit-bar/submit-bar'
import { useScrollTarget } from './use-scroll-target'
import styles from './checkout-screen.module.scss'

interface CheckoutScreenProps<Price extends CheckoutPrice> {
  model: CheckoutView<Price>
  /** Renders the purchased item: above the cards, and while a payment is checked. */
  item: (price: Price) => ReactNode
  /** Renders the cards in their order. Runs in an observer: it may read the model, but call no hooks. */
  cards: (price: Price) => ReactNode
  /** Replaces the cards once the purchase is closed. */
  over?: ReactNode
}

/** Draws a purchase before its order: one column of cards, on desktop with the total and the button beside them. */
export const CheckoutScreen = observer(<Price extends CheckoutPrice>(props: CheckoutScreenProps<Price>) => {
  const t = useTexts(checkoutTexts)
  const { model, item, over } = props
  const { purchase, price, pricing, isOver } = model
  const target = useScrollTarget(model.required)
  return (
    <>
      <NavBar title={t('confirm.title')} />
      {purchase.checking ? (
        <Checking
          order={purchase.order}
          onOrder={purchase.toOrder}
          item={price && item(price)}
          amount={price?.payAmount}
        />
      ) : (
        <ScrollView className={styles.scroll} scrollY scrollIntoView={target}>
          <View className={styles.columns}>
            <View className={styles.cards}>
              {isOver ? (
                over
              ) : (
                <AsyncView of={pricing.price} skeleton={<CheckoutSkeleton />}>
                  {(loaded) => <Cards {...props} price={loaded} />}
                </AsyncView>
              )}
            </View>
            {!isOver && <Summary model={model} />}
          </View>
        </ScrollView>
      )}
      {!purchase.checking && !isOver && <SubmitBar model={model} />}
      <PaymentSheet />
    </>
  )
})

type CardsProps<Price extends CheckoutPrice> = CheckoutScreenProps<Price> & { price: Price }

const Cards = observer(<Price extends CheckoutPrice>({ model, item, cards, price }: CardsProps<Price>) => {
  const t = useTexts(checkoutTexts)
  return (
    <>
      {model.hasQueuePosition && <Notice>{t('confirm.placeKept')}</Notice>}
      <View className={styles.item}>{item(price)}</View>
      {cards(price)}
      {model.outcomeUnknown && (
        <View id={model.required.idOf('outcome')} tabIndex={-1}>
          <Notice tone="danger">{t('confirm.inDoubt')}</Notice>
        </View>
      )}
    </>
  )
})

const Summary = observer(({ model }: { model: CheckoutView }) => {
  const t = useTexts(checkoutTexts)
  const { agreement, price } = model
  if (!price) return null
  return (
    <View className={styles.summary}>
      <Card title={t('confirm.prices')}>
        <PriceLines lines={price.priceLines} sum={price.payAmount} total={price.total} points={price.payPoints} />
        <View className={boxStyles.above4}>
          <AgreementLine agreement={agreement} />
          <SubmitButton model={model} block />
        </View>
      </Card>
    </View>
  )
})
