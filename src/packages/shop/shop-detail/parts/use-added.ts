import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { shopTexts } from '@/locales/namespaces/shop'
import type { AddResult } from '@/stores/cart-answers'
import { useAnswerText } from '../../use-answer'

/** Returns a function that shows the result of an addition to the cart as a toast. Shows nothing for null. */
export const useAdded = () => {
  const t = useTexts(shopTexts)
  const answerText = useAnswerText()
  const { dialogs, stores } = useServices()
  const waitingText = () => t(stores.user.loggedIn ? 'shop.addedOffline' : 'shop.addedByVisitor')
  return (result: AddResult | null): void => {
    if (!result) return
    if (result.outcome === 'OK') dialogs.toast(t('shop.added'))
    else dialogs.toast(result.outcome === 'WAITING' ? waitingText() : answerText(result))
  }
}
