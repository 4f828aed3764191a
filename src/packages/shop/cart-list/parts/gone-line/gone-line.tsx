import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GoodsCard } from '@/components/goods/goods-card/goods-card'
import { GoodsReminderButton } from '@/components/goods/goods-reminder/goods-reminder'
import type { GoodsRemindersModel } from '@/components/goods/goods-reminder/goods-reminders.model'
import { variantText } from '@/components/goods/variant-text'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { cartTexts } from '@/locales/namespaces/cart'
import { linkTo } from '@/router/link-to'
import type { ShownLine } from '@/stores/cart-painting'
import { useAnswer } from '../../../use-answer'
import type { CartListModel } from '../../cart-list.model'
import styles from './gone-line.module.scss'

interface GoneLineProps {
  line: ShownLine
  model: CartListModel
  reminders: GoodsRemindersModel
}

/** Draws a line that cannot be bought, with the reason and the possible actions. */
export const GoneLine = observer(({ line, model, reminders }: GoneLineProps) => {
  const t = useTexts(cartTexts)
  const showAnswer = useAnswer()
  const { name, spuId, skuId, categoryId, posterUrl, price, state, saleTime } = line
  const values = variantText(line)
  const full = joinFacts([name, values])
  const time = saleTime === null ? '' : formatTime(saleTime, SHOP_OFFSET, t('date.pattern.full'))
  const hasOthers = values !== '' && (state === 'SOLD_OUT' || state === 'VARIANT_GONE')
  return (
    <View className={styles.line} role="listitem">
      <View className={styles.card}>
        <GoodsCard layout="row" {...{ name, posterUrl }} minPrice={price} minMatchMarketPrice={null} notes={[values]} />
      </View>
      {state !== 'OK' && state !== 'LESS' && (
        <Text className={styles.reason}>{t(`cart.goneState.${state}`, { time })}</Text>
      )}
      <View className={styles.acts}>
        {hasOthers && (
          <Button
            kind="secondary"
            size="s"
            label={joinFacts([t('cart.another'), full])}
            onClick={() => model.openVariants(line)}
          >
            {t('cart.another')}
          </Button>
        )}
        {(state === 'SOLD_OUT' || state === 'NOT_YET') && (
          <GoodsReminderButton
            kind="secondary"
            size="s"
            reminders={reminders}
            target={{ spuId, skuId: state === 'NOT_YET' ? '' : skuId }}
            name={full}
          />
        )}
        {categoryId !== '' && state !== 'NOT_HERE' && state !== 'NOT_YET' && (
          <Button
            kind="secondary"
            size="s"
            label={joinFacts([t('cart.similar'), full])}
            to={linkTo('goods-search', { categoryId })}
          >
            {t('cart.similar')}
          </Button>
        )}
        {(state === 'NOT_HERE' || state === 'NOT_YET') && (
          <Button
            kind="secondary"
            size="s"
            label={joinFacts([t('button.view'), full])}
            to={linkTo('shop-detail', { id: spuId, skuId })}
          >
            {t('button.view')}
          </Button>
        )}
        <Button
          kind="quiet"
          size="s"
          label={t('cart.remove', { name: full })}
          onClick={() => model.remove([line]).then(showAnswer)}
        >
          {t('button.delete')}
        </Button>
      </View>
    </View>
  )
})
