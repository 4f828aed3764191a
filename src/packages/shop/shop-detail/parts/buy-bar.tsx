import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { SpuDetail } from '@/api/goods'
import { ContactModel } from '@/components/contact/contact.model'
import { ContactSheet } from '@/components/contact/contact-sheet'
import { CartLink } from '@/components/goods/cart-link/cart-link'
import { GoodsReminderButton } from '@/components/goods/goods-reminder/goods-reminder'
import type { GoodsRemindersModel } from '@/components/goods/goods-reminder/goods-reminders.model'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { goodsTexts } from '@/locales/namespaces/goods'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import styles from '../shop-detail.module.scss'
import type { ShopDetailModel } from '../shop-detail.model'
import { useAdded } from './use-added'

interface BarProps {
  spu: SpuDetail
  model: ShopDetailModel
  reminders: GoodsRemindersModel
}

/** Draws the bar with support, cart, and the buttons of the state of the sale. */
export const BuyBar = observer(({ spu, model, reminders }: BarProps) => {
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
        <Acts spu={spu} model={model} reminders={reminders} />
      </BottomBar>
      <ContactSheet model={contact} />
    </>
  )
})

const Acts = observer(({ spu: { spuId, skus, categoryId }, model, reminders }: BarProps) => {
  const t = useTexts(shopTexts)
  const inGoods = useTexts(goodsTexts)
  const showAdded = useAdded()
  const { sale, canBuy, canRemind, takesCart, add, buy } = model
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
  if (sale === 'TO_COME') return <GoodsReminderButton size="m" reminders={reminders} target={{ spuId, skuId: '' }} />
  const sku = model.choice?.sku ?? (skus.length === 1 ? skus[0] : null)
  return (
    <>
      <Button
        size="m"
        kind="secondary"
        to={categoryId === '' ? linkTo('shop') : linkTo('goods-search', { categoryId })}
      >
        {t('shop.similar')}
      </Button>
      {canRemind && sku && <GoodsReminderButton size="m" reminders={reminders} target={{ spuId, skuId: sku.skuId }} />}
      {canRemind && !sku && (
        <Button size="m" icon="bell" onClick={model.open}>
          {inGoods('goods.remind.GOODS_BACK')}
        </Button>
      )}
    </>
  )
})
