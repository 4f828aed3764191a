import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import type { OperationAnswer } from '@/domain/cart/apply-operation'
import { cartTexts } from '@/locales/namespaces/cart'

/** Returns a function that shows a toast if a limit has changed or refused an operation. */
export const useAnswer = () => {
  const t = useTexts(cartTexts)
  const { dialogs } = useServices()
  return (answer: OperationAnswer | null): void => {
    if (answer?.outcome === 'FULL') dialogs.toast(t('cart.full'))
    if (answer?.outcome === 'CUT') dialogs.toast(t('cart.cut', { count: answer.quantity }))
  }
}
