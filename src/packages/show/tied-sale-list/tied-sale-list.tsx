import { GoodsChooser } from '@/components/goods/goods-chooser/goods-chooser'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { goodsTexts } from '@/locales/namespaces/goods'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { TiedSaleListModel } from './tied-sale-list.model'

/** Screen of the goods that are sold with the tickets of a purchase. */
function TiedSaleList({ params }: { params: RouteParams<'tied-sale-list'> }) {
  const t = useTexts(goodsTexts)
  const { navigate } = useServices()
  const model = useModel((deps) => new TiedSaleListModel(deps, params))
  const { choice, goods, isVisitor, add, login } = model
  const none = {
    scene: 'no-result' as const,
    sentence: t('goods.empty'),
    action: { text: t('button.back'), to: linkTo('show-detail', { showId: params.showId }) },
  }
  const visitor = {
    ...{ scene: 'login' as const, sentence: t('goods.login') },
    action: { text: t('goods.loginAct'), to: navigate.loginLink(), onClick: login },
  }
  return (
    <GoodsChooser
      title={t('goods.title')}
      of={goods}
      choice={choice}
      instead={isVisitor ? visitor : null}
      empty={() => none}
      missing={none}
      submitText={t(choice.count > 0 ? 'goods.add' : 'goods.none')}
      onSubmit={add}
    />
  )
}

export default screen('tied-sale-list', TiedSaleList)
