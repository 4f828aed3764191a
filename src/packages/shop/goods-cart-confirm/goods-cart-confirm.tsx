import { observer } from 'mobx-react'
import { GoodsCheckout } from '@/components/checkout/goods-checkout/goods-checkout'
import { GoodsCheckoutModel } from '@/components/checkout/goods-checkout/goods-checkout.model'
import { CheckoutSkeleton } from '@/components/checkout/skeleton/checkout-skeleton'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { GoodsCartConfirmModel } from './goods-cart-confirm.model'

/** Screen of the checkout for chosen lines of the cart, before the order is created. */
function GoodsCartConfirm({ params: { lineIds } }: { params: RouteParams<'goods-cart-confirm'> }) {
  const ids = [...new Set(lineIds.split(','))]
  const model = useModel((deps) => new GoodsCartConfirmModel(deps, ids))
  return <Lines model={model} />
}

const Lines = observer(({ model }: { model: GoodsCartConfirmModel }) => {
  const title = useTexts(checkoutTexts)('confirm.title')
  const { lines, missing, key, reload } = model
  const { value } = lines
  if (value && value.length > 0) {
    const variant = value.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join()
    return <Confirm key={variant} purchase={{ lines: value, key, onGone: reload }} missing={missing} />
  }
  return (
    <>
      <NavBar title={title} />
      <AsyncView of={lines} skeleton={<CheckoutSkeleton />}>
        {() => <NoLines />}
      </AsyncView>
    </>
  )
})

function NoLines() {
  const t = useTexts(goodsOrderTexts)
  const action = { text: t('goodsOrder.toCart'), to: linkTo('cart-list', {}) }
  return <Empty scene="no-order" sentence={t('goodsOrder.noLines')} action={action} />
}

type Purchase = ConstructorParameters<typeof GoodsCheckoutModel>[1]

function Confirm({ purchase, missing }: { purchase: Purchase; missing: number }) {
  const t = useTexts(goodsOrderTexts)
  const model = useModel((deps) => new GoodsCheckoutModel(withPayment(deps), purchase))
  const notice = missing > 0 ? t('goodsOrder.missing', { count: missing }) : ''
  const action = { text: t('goodsOrder.toCart'), to: linkTo('cart-list', {}) }
  return <GoodsCheckout model={model} notice={notice} action={action} />
}

export default screen('goods-cart-confirm', GoodsCartConfirm)
