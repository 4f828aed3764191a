import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Price } from '@/components/ui/price/price'
import { formatMoney } from '@/locales/format-money'
import { cartTexts } from '@/locales/namespaces/cart'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { CartListModel } from '../../cart-list.model'
import { Undo } from '../cart-notices/cart-notices'
import styles from './cart-bar.module.scss'

/** Draws the bar with the selection of all lines, the sum, and the way to the checkout. */
export const CartBar = observer(({ model }: { model: CartListModel }) => {
  const t = useTexts(cartTexts)
  const { groups, selected, mixesCodes, isAllSelected, sum, undoable } = model
  if (groups.length === 0) return null
  const { payAmount, saved } = sum
  const lineIds = selected.map(({ lineId }) => lineId).join()
  const savedText = saved > 0 ? t('cart.saved', { amount: formatMoney(saved) }) : ''
  const note = mixesCodes ? t('cart.codesApart') : savedText
  const lead = (
    <View className={styles.lead}>
      <Checkbox checked={isAllSelected} onChange={(isSelected) => model.selectAll(isSelected)}>
        {t('cart.all')}
      </Checkbox>
      <View className={styles.sum} role="status">
        <View className={styles.amount}>
          <Text className={textStyles.caption}>{t('cart.sum')}</Text>
          <Price price={{ kind: 'amount', amount: payAmount, from: false }} tone="ink" />
        </View>
        {note !== '' && <Text className={textStyles.caption}>{note}</Text>}
      </View>
    </View>
  )
  return (
    <BottomBar onDesktop lead={lead} above={undoable.length > 0 && <Undo model={model} />}>
      <Button disabled={selected.length === 0 || mixesCodes} to={linkTo('goods-cart-confirm', { lineIds })}>
        {t('cart.checkOut', { count: selected.length })}
      </Button>
    </BottomBar>
  )
})
