import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Suspense } from 'react'
import type { SpuDetail } from '@/api/goods'
import { GoodsReminderSheet } from '@/components/goods/goods-reminder/goods-reminder'
import { GoodsRemindersModel } from '@/components/goods/goods-reminder/goods-reminders.model'
import { SkuSheet } from '@/components/goods/sku-sheet/sku-sheet'
import { LateRichText } from '@/components/rich-text/late-rich-text'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { shareCard } from '@/components/share/share-card'
import { useShareCards } from '@/components/share/use-share-cards'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { ShowCard } from '@/components/show/show-card/show-card'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { goodsTexts } from '@/locales/namespaces/goods'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { BuyBar } from './parts/buy-bar'
import { Head, Rows } from './parts/facts'
import { Gallery } from './parts/gallery'
import { useAdded } from './parts/use-added'
import styles from './shop-detail.module.scss'
import { ShopDetailModel } from './shop-detail.model'

/** Screen of goods: pictures, price, variants, delivery, and the buttons to buy them. */
function ShopDetail({ params }: { params: RouteParams<'shop-detail'> }) {
  const t = useTexts(shopTexts)
  const { stores } = useServices()
  const model = useModel((deps) => new ShopDetailModel(deps, params))
  const reminders = useModel((deps) => new GoodsRemindersModel(deps))
  const { detail } = model
  const { name = '', posterUrl = '' } = detail.value ?? {}
  useShareCards(() => shareCard(stores, 'shop-detail', params, { title: name || t('shop.detail'), picture: posterUrl }))
  return (
    <>
      <NavBar title={t('shop.detail')} />
      <AsyncView
        of={detail}
        skeleton={<DetailSkeleton cards={[343, 120, 104, 160]} />}
        missing={
          <Empty
            scene="no-result"
            sentence={t('shop.notFound')}
            action={{ text: t('shop.toShop'), to: linkTo('shop') }}
          />
        }
      >
        {(spu) => (
          <>
            <View className={styles.columns}>
              <Gallery spu={spu} />
              <View className={styles.side}>
                <Head spu={spu} model={model} />
                <Rows spu={spu} model={model} />
              </View>
              <Story spu={spu} />
              <Shows spu={spu} />
            </View>
            <BuyBar spu={spu} model={model} reminders={reminders} />
            <Variants model={model} reminders={reminders} />
            <GoodsReminderSheet reminders={reminders} />
          </>
        )}
      </AsyncView>
    </>
  )
}

function Story({ spu: { detail } }: { spu: SpuDetail }) {
  const t = useTexts(shopTexts)
  if (!detail) return null
  return (
    <Section title={t('shop.intro')}>
      <Suspense fallback={<Skeleton width="100%" />}>
        <LateRichText html={detail} level={3} />
      </Suspense>
    </Section>
  )
}

function Shows({ spu: { shows } }: { spu: SpuDetail }) {
  const t = useTexts(shopTexts)
  if (shows.length === 0) return null
  return (
    <Section title={t('shop.shows')}>
      <View className={styles.shows}>
        {shows.map((show) => (
          <ShowCard key={show.showId} show={show} size="small" />
        ))}
      </View>
    </Section>
  )
}

/** Draws the sheet that chooses a variant. */
const Variants = observer(({ model, reminders }: { model: ShopDetailModel; reminders: GoodsRemindersModel }) => {
  const t = useTexts(shopTexts)
  const inGoods = useTexts(goodsTexts)
  const showAdded = useAdded()
  const { choice, action, isOpen, canRemind, limit, close, submit } = model
  if (!choice) return null
  const words = { CHOOSE: undefined, ADD: t('shop.add'), BUY: t('shop.buy') }
  return (
    <SkuSheet
      open={isOpen}
      model={choice}
      limitText={inGoods(`goods.limit.${limit.by}`, { count: limit.most })}
      submitText={words[action]}
      {...(canRemind ? { reminders } : {})}
      onClose={close}
      onSubmit={async () => showAdded(await submit())}
    />
  )
})

export default screen('shop-detail', ShopDetail)
