import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GoodsReminderSheet } from '@/components/goods/goods-reminder/goods-reminder'
import { GoodsRemindersModel } from '@/components/goods/goods-reminder/goods-reminders.model'
import { RecommendedGoods } from '@/components/goods/recommended-goods/recommended-goods'
import { SkuSheet } from '@/components/goods/sku-sheet/sku-sheet'
import { VirtualList } from '@/components/lists/virtual-list'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Section } from '@/components/ui/section/section'
import { cartTexts } from '@/locales/namespaces/cart'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { isHeld } from '@/stores/cart-answers'
import textStyles from '@/styles/text.module.scss'
import { CartListModel } from './cart-list.model'
import { CartBar } from './parts/cart-bar/cart-bar'
import { CartLine } from './parts/cart-line/cart-line'
import { CartNotices, RemovedStatus, Undo } from './parts/cart-notices/cart-notices'
import { GoneLine } from './parts/gone-line/gone-line'
import { useAnswer } from '../use-answer'
import styles from './cart-list.module.scss'

/** Screen of the cart: lines by the way they come, with selection, sum and the lines that cannot be bought. */
function CartList() {
  const t = useTexts(cartTexts)
  const { cart } = useServices().stores
  const model = useModel((deps) => new CartListModel(deps))
  const reminders = useModel((deps) => new GoodsRemindersModel(deps))
  const waitingKey = isHeld(cart.failure) ? 'cart.held' : 'cart.waiting'
  const waiting = cart.waiting.length > 0 ? t(waitingKey, { count: cart.waiting.length }) : undefined
  return (
    <>
      <NavBar title={t('cart.title')} />
      <ScrollView className={styles.scroll} scrollY>
        <View className={styles.page}>
          {model.isOff ? (
            <Empty
              scene="no-result"
              sentence={t('cart.off')}
              hint={t('cart.offHint')}
              action={{ text: t('cart.toShop'), to: linkTo('shop') }}
            />
          ) : (
            <AsyncView
              of={model.loading}
              skeleton={<DetailSkeleton cards={[136, 168, 152]} />}
              stale={waiting}
              offlineHint={waiting}
            >
              {() => <Lines model={model} reminders={reminders} />}
            </AsyncView>
          )}
        </View>
      </ScrollView>
      {!model.isOff && <CartBar model={model} />}
      <RemovedStatus model={model} />
      <Variants model={model} reminders={reminders} />
      <GoodsReminderSheet reminders={reminders} />
    </>
  )
}

interface PartProps {
  model: CartListModel
  reminders: GoodsRemindersModel
}

const Lines = observer(({ model, reminders }: PartProps) => {
  const t = useTexts(cartTexts)
  const showAnswer = useAnswer()
  const { groups, gone, isEmpty, recommended } = model
  return (
    <>
      <CartNotices model={model} />
      {groups.length === 0 && <Undo model={model} />}
      {isEmpty && (
        <>
          <Empty
            scene="no-result"
            sentence={t('cart.empty')}
            hint={t('cart.emptyHint')}
            action={{ text: t('cart.toShop'), to: linkTo('shop') }}
          />
          <RecommendedGoods goods={recommended.value ?? []} />
        </>
      )}
      {groups.map(({ way, lines }) => (
        <Section key={way} className={styles.group} title={t(`cart.way.${way}`)}>
          <View role="list" ariaLabel={t(`cart.way.${way}`)}>
            <VirtualList items={lines} keyOf={({ lineId }) => lineId} className={styles.lines}>
              {(line) => <CartLine line={line} model={model} />}
            </VirtualList>
          </View>
        </Section>
      ))}
      {groups.length > 0 && <Text className={textStyles.metaBlock}>{t('cart.later')}</Text>}
      {gone.length > 0 && (
        <Section
          className={styles.group}
          title={t('cart.gone')}
          more={{ text: t('cart.clear'), onClick: () => model.remove(gone).then(showAnswer) }}
        >
          <View role="list" ariaLabel={t('cart.gone')}>
            <VirtualList items={gone} keyOf={({ lineId }) => lineId} className={styles.lines}>
              {(line) => <GoneLine line={line} model={model} reminders={reminders} />}
            </VirtualList>
          </View>
        </Section>
      )}
    </>
  )
})

/** Draws the sheet that chooses another variant. */
const Variants = observer(({ model, reminders }: PartProps) => {
  const showAnswer = useAnswer()
  const { sheet, isSheetOpen, closeVariants, confirmVariant } = model
  if (!sheet) return null
  // Without a quantity, no limit can block a variant.
  return (
    <SkuSheet
      open={isSheetOpen}
      model={sheet.model}
      limitText=""
      reminders={reminders}
      onClose={closeVariants}
      onSubmit={() => void confirmVariant().then(showAnswer)}
    />
  )
})

export default screen('cart-list', CartList)
