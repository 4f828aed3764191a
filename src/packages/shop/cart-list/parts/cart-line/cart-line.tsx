import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { variantText } from '@/components/goods/variant-text'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Icon } from '@/components/ui/icon/icon'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { Spinner } from '@/components/ui/spinner/spinner'
import { Stepper } from '@/components/ui/stepper/stepper'
import { useAsyncAction } from '@/components/ui/use-async-action'
import { useServices } from '@/components/services'
import { drawnWidth } from '@/domain/drawn-picture'
import { priceChange } from '@/domain/cart/price-change'
import type { Fen } from '@/domain/money'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { cartTexts } from '@/locales/namespaces/cart'
import { linkTo } from '@/router/link-to'
import type { ShownLine } from '@/stores/cart-painting'
import { limitText } from '../limit-text'
import { useAnswer } from '../../../use-answer'
import type { CartListModel } from '../../cart-list.model'
import styles from './cart-line.module.scss'

const PICTURE = drawnWidth(72)

interface CartLineProps {
  line: ShownLine
  model: CartListModel
}

/** Draws a line that can be bought. */
export const CartLine = observer(({ line, model }: CartLineProps) => {
  const t = useTexts(cartTexts)
  const discount = useServices().stores.userFacts.privileges?.itemDiscountPrivilegeVo
  const showAnswer = useAnswer()
  const variants = useAsyncAction(() => model.openVariants(line))
  const { name, spuId, skuId, posterUrl, price, quantity, limit } = line
  const values = variantText(line)
  const full = joinFacts([name, values])
  const member = goodsMemberPrice(price, discount)
  return (
    <View className={styles.line} role="listitem">
      <Checkbox
        checked={model.isSelected(line)}
        label={t('cart.select', { name: full })}
        onChange={(isSelected) => model.select([line], isSelected)}
      />
      <Pressable className={styles.picture} label={full} still to={linkTo('shop-detail', { id: spuId, skuId })}>
        <Poster src={posterUrl} ratio="square" width={PICTURE} />
      </Pressable>
      <View className={styles.facts}>
        <View className={styles.head}>
          <Text className={styles.name}>{name}</Text>
          <Pressable
            className={styles.remove}
            label={t('cart.remove', { name: full })}
            onClick={() => model.remove([line]).then(showAnswer)}
          >
            <Icon name="trash" size="s" />
          </Pressable>
        </View>
        {values !== '' && (
          <Pressable
            className={styles.variant}
            label={t('cart.variant', { values })}
            ariaHaspopup="dialog"
            onClick={variants.start}
          >
            <Text>{values}</Text>
            {variants.slow ? <Spinner /> : <Icon name="chevron-down" size="s" />}
          </Pressable>
        )}
        <PriceChange line={line} />
        <View className={styles.foot}>
          <Price price={{ kind: 'amount', amount: price, from: false }} size="s" tone="ink" />
          <Stepper
            value={Math.min(quantity, limit.most)}
            max={limit.most}
            label={full}
            onChange={(next) => void model.setQuantity(line, next).then(showAnswer)}
          />
        </View>
        {member && <MemberPriceLine price={member} />}
        <View ariaLive="polite">
          {quantity >= limit.most && <Text className={styles.limit}>{limitText(t, line)}</Text>}
        </View>
      </View>
    </View>
  )
})

/** Draws the price when the line was added, if it differs from the present price. */
const PriceChange = ({ line }: { line: ShownLine }) => {
  const t = useTexts(cartTexts)
  const change = priceChange(line)
  if (!change) return null
  const { isCheaper, amount } = change
  const money = (sum: Fen) => t('price.amount', { amount: formatMoney(sum) })
  const facts = { before: money(line.addedPrice), amount: money(amount) }
  return (
    <Text className={isCheaper ? styles.cheaper : styles.dearer}>
      {t(isCheaper ? 'cart.cheaper' : 'cart.dearer', facts)}
    </Text>
  )
}
