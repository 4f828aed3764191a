import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SpuDetail } from '@/api/goods'
import { ContactModel } from '@/components/contact/contact.model'
import { ContactSheet } from '@/components/contact/contact-sheet'
import { CartLink } from '@/components/goods/cart-link/cart-link'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import styles from '../shop-detail.module.scss'
import type { ShopDetailModel } from '../shop-detail.model'
import { useAdded } from './use-added'

/** Draws the bar with support, cart, and the buttons of the state of the sale. */
export const BuyBar = observer(({ spu, model }: { spu: SpuDetail; model: ShopDetailModel }) => {
  const t = useTexts(shopTexts)
  const contact = useModel((deps) => new ContactModel(deps))
  return (
    <>
      <BottomBar
        onDesktop
        lead={
          <View className={styles.icons}>
            {contact.offered && (
              <Pressable className={styles.icon} label={t('shop.support')} onClick={contact.show}>
                <Icon name="service" />
              </Pressable>
            )}
            <CartLink />
          </View>
        }
      >
        <Acts spu={spu} model={model} />
      </BottomBar>
      <ContactSheet model={contact} />
    </>
  )
})

const Acts = observer(({ spu: { saleTime, categoryId }, model }: { spu: SpuDetail; model: ShopDetailModel }) => {
  const t = useTexts(shopTexts)
  const showAdded = useAdded()
  const { sale, canBuy, takesCart, add, buy } = model
  if (canBuy)
    return (
      <>
        {takesCart && (
          <Button size="m" kind="secondary" onClick={async () => showAdded(await add())}>
            {t('shop.add')}
          </Button>
        )}
        <Button size="m" onClick={buy}>
          {t('shop.buy')}
        </Button>
      </>
    )
  if (sale === 'TO_COME' && saleTime !== null) {
    const time = [t('date.pattern.monthDay'), t('date.pattern.time')].join(' ')
    return (
      <Button size="m" disabled>
        {t('shop.saleAt', { time: formatTime(saleTime, SHOP_OFFSET, time) })}
      </Button>
    )
  }
  return (
    <Button size="m" kind="secondary" to={categoryId === '' ? linkTo('shop') : linkTo('goods-search', { categoryId })}>
      {t('shop.similar')}
    </Button>
  )
})
