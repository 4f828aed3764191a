import { GoodsChooser } from '@/components/goods/goods-chooser/goods-chooser'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { goodsTexts } from '@/locales/namespaces/goods'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { AddPurchaseListModel } from './add-purchase-list.model'

/** Screen of the goods that can be added to the tickets of a paid order. */
function AddPurchaseList({ params: { orderId } }: { params: RouteParams<'add-purchase-list'> }) {
  const t = useTexts(goodsTexts)
  const { choice, goods, checkout } = useModel((deps) => new AddPurchaseListModel(deps, orderId))
  const action = { text: t('goods.toOrder'), to: linkTo('order-detail', { orderId }) }
  return (
    <GoodsChooser
      title={t('goods.addTitle')}
      of={goods}
      choice={choice}
      note={({ way }) => t(`goods.way.${way}`)}
      empty={({ closed }) => ({ scene: 'no-result', sentence: t(`goods.closed.${closed}`), action })}
      missing={{
        ...{ scene: 'no-order', sentence: t('goods.closed.ENDED') },
        action: { ...action, to: linkTo('orders') },
      }}
      submitText={t('goods.pay')}
      needsChoice
      onSubmit={checkout}
    />
  )
}

export default screen('add-purchase-list', AddPurchaseList)
