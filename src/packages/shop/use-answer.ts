import { useServices } from '@/components/services'
import { failureSentence } from '@/components/screen/notify-failure'
import { useTexts } from '@/components/texts'
import { cartTexts } from '@/locales/namespaces/cart'
import type { AddResult } from '@/stores/cart-answers'

/** Answer to an operation of the cart, as far as its text depends on it. */
type Answered = Pick<AddResult, 'outcome' | 'quantity' | 'reason'>

/** Returns a function that explains a refusal or reduction; '' for other answers. */
export const useAnswerText = () => {
  const t = useTexts(cartTexts)
  const { cart, user } = useServices().stores
  const cutText = ({ quantity, reason }: Answered): string => {
    const isLimit = reason === 'order' || reason === 'buyer'
    if (quantity === 0) return t(isLimit ? 'cart.goneState.LIMIT' : 'cart.goneState.SOLD_OUT')
    return t(isLimit ? 'cart.cut.limit' : 'cart.cut.stock', { count: quantity })
  }
  return (answer: Answered): string => {
    const { outcome } = answer
    if (outcome === 'HELD') return failureSentence(cart.failure)
    if (outcome === 'CUT') return cutText(answer)
    if (outcome === 'FULL') return t('cart.full')
    if (outcome === 'DEVICE_FULL') return t(user.loggedIn ? 'cart.deviceFull.member' : 'cart.deviceFull.visitor')
    return outcome === 'UNAVAILABLE' || outcome === 'NOT_FOUND' ? t('cart.unavailable') : ''
  }
}

/** Returns a function that shows a toast if an operation was refused or reduced. */
export const useAnswer = () => {
  const textOf = useAnswerText()
  const { dialogs } = useServices()
  return (answer: Answered | null): void => {
    const text = answer ? textOf(answer) : ''
    if (text !== '') dialogs.toast(text)
  }
}
