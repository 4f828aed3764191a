import { View } from '@tarojs/components'
import { useDidShow, useReachBottom } from '@tarojs/taro'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { SupportRow } from '@/components/contact/support-row'
import { GoodsGhosts, GoodsGrid } from '@/components/goods/goods-grid/goods-grid'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import { noteInAddress } from '@/router/note-in-address'
import { screen } from '@/router/screen'
import { tabParams } from '@/router/tab-params'
import type { RouteParams } from '@/router/table/table'
import { MerchantPage } from './parts/merchant-page'
import { ShopBar } from './parts/shop-bar'
import { ShopModel } from './shop.model'
import styles from './shop.module.scss'

/** Screen of the shop: search, categories, goods, and the merchant's page below (decision 105). */
function Shop({ params }: { params: RouteParams<'shop'> }) {
  const t = useTexts(shopTexts)
  const model = useModel((deps) => new ShopModel(deps, params.categoryId))
  const { categories, goods, isClosed } = model
  useEffect(
    () =>
      reaction(
        () => tabParams.get('shop'),
        (given) => given && model.choose(given.categoryId ?? ''),
      ),
    [model],
  )
  useEffect(
    () =>
      reaction(
        () => model.address,
        (address) => noteInAddress('shop', address),
      ),
    [model],
  )
  // Writes the selected category into the address, because the address of the tab does not contain it.
  useDidShow(() => noteInAddress('shop', model.address))
  useReachBottom(() => void (!isClosed && goods.more()))
  if (isClosed) return <MerchantPage />
  return (
    <>
      <ShopBar model={model} />
      <View className={styles.page}>
        <AsyncView of={categories} skeleton={<GoodsGhosts />}>
          {() => (
            <GoodsGrid
              list={goods}
              label={t('shop.goods')}
              empty={{
                scene: 'no-result',
                sentence: t('shop.emptyCategory'),
                action: { text: t('shop.viewAll'), onClick: () => model.choose('') },
              }}
            />
          )}
        </AsyncView>
        <ListGroup className={styles.merchant}>
          <ListRow icon="heart" title={t('favorite.title')} to={linkTo('favorite-show')} />
          <ListRow icon="venue" title={t('shop.venues')} to={linkTo('venue-list')} />
        </ListGroup>
        <SupportRow />
      </View>
    </>
  )
}

export default screen('shop', Shop)
