import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StaleNotice } from '@/components/screen/stale-notice'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import type { LineChange } from '@/domain/cart/changes'
import { joinFacts } from '@/lib/join-facts'
import { cartTexts } from '@/locales/namespaces/cart'
import type { PaintedLine } from '@/stores/cart-painting'
import type { CartListModel } from '../../cart-list.model'
import { useAnswer } from '../use-answer'
import styles from './cart-notices.module.scss'

interface PartProps {
  model: CartListModel
}

/** Draws what the buyer should know about the cart: changes that wait, and changes of other devices. */
export const CartNotices = observer(({ model }: PartProps) => {
  const t = useTexts(cartTexts)
  const { waiting, failure, changes } = useServices().stores.cart
  // The notice about a failed reload already contains the waiting changes.
  const isWaiting = failure !== null && waiting.length > 0 && model.loading.error === null
  if (!isWaiting && changes.length === 0) return null
  return (
    <View className={styles.notices}>
      {isWaiting && (
        <StaleNotice onRetry={model.loading.load}>{t('cart.waiting', { count: waiting.length })}</StaleNotice>
      )}
      {changes.map((change) => (
        <Change key={change.line.lineId} change={change} />
      ))}
    </View>
  )
})

const Change = observer(({ change }: { change: LineChange<PaintedLine> }) => {
  const t = useTexts(cartTexts)
  const { cart } = useServices().stores
  const { line, from, to } = change
  const name = joinFacts([line.name, ...line.idArr.map(({ attributeValue }) => attributeValue)])
  const isRemoved = to === 0
  const putBack = async () => {
    await cart.restore([line])
    cart.dismissChange(change)
  }
  return (
    <Notice
      action={
        <View className={styles.acts}>
          {isRemoved && (
            <Button kind="secondary" size="s" onClick={putBack}>
              {t('cart.putBack')}
            </Button>
          )}
          <Button kind="quiet" size="s" onClick={() => cart.dismissChange(change)}>
            {t('button.gotIt')}
          </Button>
        </View>
      }
    >
      {isRemoved ? t('cart.removedElsewhere', { name }) : t('cart.changed', { name, from, to })}
    </Notice>
  )
})

/** Draws the lines that were removed last, with a button that restores them. */
export const Undo = observer(({ model }: PartProps) => {
  const t = useTexts(cartTexts)
  const showAnswer = useAnswer()
  const { undoable, undo } = model
  if (undoable.length === 0) return null
  return (
    <View className={styles.undo} role="status">
      <Text>{t('cart.removed', { count: undoable.length })}</Text>
      <Button kind="quiet" size="s" onClick={() => undo().then(showAnswer)}>
        {t('cart.undo')}
      </Button>
    </View>
  )
})
