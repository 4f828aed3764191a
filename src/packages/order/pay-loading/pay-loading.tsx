import { observer } from 'mobx-react'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { orderTexts } from '@/locales/namespaces/order'
import { Checking } from '../parts/checking/checking'
import { orderShowProps } from '../parts/order-facts'
import { PayLoadingModel } from './pay-loading.model'

/** Between a payment and its result: polls the order and opens the result. */
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
  const facts = bought && { show: orderShowProps(bought, t, now), amount: bought.payAmount }
  return <Checking order={order} bought={facts} />
})

export default screen('pay-loading', PayLoading)
