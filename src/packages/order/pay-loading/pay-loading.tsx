import { observer } from 'mobx-react'
import { Checking } from '@/components/checkout/checking/checking'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { orderTexts } from '@/locales/namespaces/order'
import { orderShowProps } from '../parts/order-facts'
import { OrderShow } from '../parts/order-show/order-show'
import { PayLoadingModel } from './pay-loading.model'

/** Screen between a payment and its result. Polls the order and opens the result. */
function PayLoading({ params }: { params: RouteParams<'pay-loading'> }) {
  const t = useTexts(orderTexts)
  const model = useModel((deps) => new PayLoadingModel(deps, params.orderId ?? ''))
  return (
    <>
      <NavBar title={t('pay.title')} />
      <Payment model={model} />
    </>
  )
}

const Payment = observer(({ model: { order, bought } }: { model: PayLoadingModel }) => {
  const t = useTexts(orderTexts)
  const now = useNow()
  return (
    <Checking
      order={order}
      item={bought && <OrderShow {...orderShowProps(bought, t, now)} level={2} />}
      amount={bought?.payAmount}
    />
  )
})

export default screen('pay-loading', PayLoading)
