import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { StaleNotice } from '@/components/screen/stale-notice'
import { variantText } from '@/components/goods/variant-text'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import type { LineChange } from '@/domain/cart/changes'
import { joinFacts } from '@/lib/join-facts'
import { cartTexts } from '@/locales/namespaces/cart'
import { focus } from '@/platform/focus'
import { isHeld, type LateAnswer } from '@/stores/cart-answers'
import type { PaintedLine } from '@/stores/cart-painting'
import textStyles from '@/styles/text.module.scss'
import type { CartListModel } from '../../cart-list.model'
import { useAnswer, useAnswerText } from '../../../use-answer'
import styles from './cart-notices.module.scss'

interface PartProps {
  model: CartListModel
}

/** Id of the button that restores removed lines. */
const UNDO_ID = 'cart-undo'

/** Draws notices about the cart: changes that wait or were refused, and changes by other devices. */
export const CartNotices = observer(({ model }: PartProps) => {
  const t = useTexts(cartTexts)
  const { waiting, failure, changes, lateAnswers } = useServices().stores.cart
  // The notice about a failed reload already contains the waiting changes.
  const isWaiting = failure !== null && waiting.length > 0 && model.loading.error === null
  if (!isWaiting && changes.length === 0 && lateAnswers.length === 0) return null
  return (
    <View className={styles.notices}>
      {isWaiting && (
        <StaleNotice onRetry={model.loading.load}>
          {t(isHeld(failure) ? 'cart.held' : 'cart.waiting', { count: waiting.length })}
        </StaleNotice>
      )}
      <LateAnswers />
      {changes.map((change) => (
        <Change key={change.line.lineId} change={change} />
      ))}
    </View>
  )
})

/** Draws the refusals and reductions that arrived without a waiting caller. */
const LateAnswers = observer(() => {
  const t = useTexts(cartTexts)
  const textOf = useAnswerText()
  const { cart } = useServices().stores
  const { lateAnswers } = cart
  const refused = lateAnswers.filter(({ line }) => !line)
  const gotIt = (answers: readonly LateAnswer[]) => (
    <Button kind="quiet" size="s" onClick={() => cart.dismissAnswers(answers)}>
      {t('button.gotIt')}
    </Button>
  )
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="notice" action={gotIt(refused)}>
          {t('cart.refused', { count: refused.length })}
        </Notice>
      )}
      {lateAnswers.map(
        (late) =>
          late.line && (
            <Notice key={late.answer.operationId} tone="notice" action={gotIt([late])}>
              {t('cart.late', { name: nameOf(late.line), reason: textOf(late.answer) })}
            </Notice>
          ),
      )}
    </>
  )
})

const nameOf = (line: PaintedLine): string => joinFacts([line.name, variantText(line)])

const Change = observer(({ change }: { change: LineChange<PaintedLine> }) => {
  const t = useTexts(cartTexts)
  const { cart } = useServices().stores
  const showAnswer = useAnswer()
  const { line, from, to } = change
  const name = nameOf(line)
  const isRemoved = to === 0
  const putBack = async () => {
    const [answer] = await cart.restore([line])
    if (answer && answer.outcome !== 'OK') showAnswer(answer)
    else cart.dismissChange(change)
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
    <View className={styles.undo}>
      <Text>{t('cart.removed', { count: undoable.length })}</Text>
      <Button kind="quiet" size="s" native={{ id: UNDO_ID }} onClick={() => undo().then(showAnswer)}>
        {t('cart.undo')}
      </Button>
    </View>
  )
})

/** Reports removed lines to screen readers, and moves the focus from the removed line to the button that restores it. */
export const RemovedStatus = observer(({ model: { undoable } }: PartProps) => {
  const t = useTexts(cartTexts)
  useEffect(() => {
    if (undoable.length > 0) focus.move(UNDO_ID)
  }, [undoable])
  return (
    <View className={textStyles.hidden} role="status">
      {undoable.length > 0 && t('cart.removed', { count: undoable.length })}
    </View>
  )
})
