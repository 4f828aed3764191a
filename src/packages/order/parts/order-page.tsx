import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import type { Resource } from '@/components/screen/async-resource'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Empty } from '@/components/ui/empty/empty'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'

interface OrderPageProps<Order> {
  of: Resource<Order>
  /** Heights of the placeholder cards, CSS px. */
  cards: number[]
  /** Buttons of the bottom bar; false if the page has no buttons. */
  actions: ReactNode
  children: (order: Order) => ReactNode
  className?: string
}

/**
 * Draws the page of an order with its bottom bar and payment sheet. If the order does not exist, draws a link to the
 * list of orders.
 */
export const OrderPage = observer(<Order,>({ of, cards, actions, children, className }: OrderPageProps<Order>) => {
  const t = useTexts(orderTexts)
  return (
    <>
      <AsyncPage
        title={t('detail.title')}
        className={className}
        of={of}
        skeleton={<DetailSkeleton cards={cards} />}
        missing={
          <Empty
            scene="no-order"
            sentence={t('detail.missing')}
            hint={t('detail.missingHint')}
            action={{ text: t('orders.title'), to: linkTo('orders') }}
          />
        }
      >
        {children}
      </AsyncPage>
      {actions && <BottomBar>{actions}</BottomBar>}
      <PaymentSheet />
    </>
  )
})
