import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SpuDetail } from '@/api/goods'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Countdown } from '@/components/ui/countdown/countdown'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { Notice } from '@/components/ui/notice/notice'
import { Price } from '@/components/ui/price/price'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { goodsTexts } from '@/locales/namespaces/goods'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from '../shop-detail.module.scss'
import type { ShopDetailModel } from '../shop-detail.model'

interface FactsProps {
  spu: SpuDetail
  model: ShopDetailModel
}

/** Draws name, prices and the state of the sale. */
export const Head = observer(({ spu, model }: FactsProps) => {
  const t = useTexts(shopTexts)
  const { saleTime, name, spuType } = spu
  const { sale, readClock } = model
  const pattern = [t('date.pattern.monthDay'), t('date.pattern.time')].join(' ')
  return (
    <View className={styles.head}>
      <Prices spu={spu} model={model} />
      <View className={styles.name} role="heading" ariaLevel={2}>
        {name}
      </View>
      {spuType === 'PREORDER' && <Text className={textStyles.meta}>{t('shop.preorderNote')}</Text>}
      {sale === 'TO_COME' && saleTime !== null && (
        <View className={styles.sale}>
          <Text className={textStyles.meta}>{t('shop.toCome')}</Text>
          <Countdown until={saleTime} look="boxed" label={t('shop.toCome')} onEnd={readClock} />
          <Text className={textStyles.meta}>
            {t('shop.saleAt', { time: formatTime(saleTime, SHOP_OFFSET, pattern) })}
          </Text>
        </View>
      )}
      {(sale === 'OVER' || sale === 'OFF_SHELF') && (
        <Notice tone="notice">{t(sale === 'OVER' ? 'shop.over' : 'shop.offShelf')}</Notice>
      )}
      <Limits spu={spu} model={model} />
    </View>
  )
})

/** Draws the price of the variant; the prices of the possible variants before one is chosen. */
const Prices = observer(({ spu, model: { choice } }: FactsProps) => {
  const discount = useServices().stores.userFacts.privileges?.itemDiscountPrivilegeVo
  const sku = choice?.sku ?? null
  const min = choice?.choice.minPrice ?? spu.minPrice
  const max = choice?.choice.maxPrice ?? min
  const market = sku ? sku.marketPrice : spu.minMatchMarketPrice
  if (min === null) return null
  return (
    <>
      <View className={styles.prices} role="status">
        <Price price={{ kind: 'amount', amount: min, from: max !== null && max > min }} size="l" />
        {market !== null && market > min && (
          <Price price={{ kind: 'amount', amount: market, from: false }} size="s" tone="ink" struck />
        )}
      </View>
      <MemberPriceLine price={goodsMemberPrice(min, discount)} />
    </>
  )
})

/** Draws the few pieces that are left, and the merchant's limit. */
const Limits = observer(({ spu: { skus, perBuyer, perOrder }, model }: FactsProps) => {
  const t = useTexts(goodsTexts)
  const sku = model.choice?.sku ?? (skus.length === 1 ? skus[0] : null)
  const { most, by } = model.limit
  return (
    <>
      {model.isSoldOut && (
        <View className={styles.sale}>
          <Badge>{t('goods.soldOut')}</Badge>
        </View>
      )}
      {sku && sku.left !== null && (
        <View className={styles.sale}>
          <Badge tone="notice">{t('goods.few', { count: sku.left })}</Badge>
        </View>
      )}
      {(perBuyer !== null || perOrder !== null) && (
        <Text className={textStyles.meta}>{t(`goods.limit.${by}`, { count: most })}</Text>
      )}
    </>
  )
})

/** Draws the chosen variant, coupons, the ways of delivery, and the rule of returns. */
export const Rows = observer(({ spu, model }: FactsProps) => {
  const t = useTexts(shopTexts)
  const { stores } = useServices()
  const { skus, spuId, deliverMethods, refundRule } = spu
  return (
    <>
      {skus.length > 1 && (
        <ListGroup>
          <ListRow title={t('shop.variant')} note={model.choice?.values || t('shop.choose')} onClick={model.open} />
        </ListGroup>
      )}
      {stores.user.loggedIn && (
        <ListGroup>
          <ListRow icon="coupon" title={t('shop.coupons')} to={linkTo('coupon-self-list', { itemId: spuId })} />
        </ListGroup>
      )}
      <ListGroup>
        {deliverMethods.map((way) => (
          <ListRow
            key={way}
            icon={way === 'EXPRESS' ? 'truck' : way === 'CODE' ? 'qr' : 'venue'}
            title={t(`shop.way.${way}`)}
            note={t(`shop.wayNote.${way}`)}
          />
        ))}
        <ListRow icon="shield" title={t('shop.returns')} note={t(`shop.refundRule.${refundRule}`)} />
      </ListGroup>
    </>
  )
})
