import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { cartTexts } from '@/locales/namespaces/cart'
import { shopTexts } from '@/locales/namespaces/shop'
import type { AddResult } from '@/stores/cart'

/** Returns a function that shows the result of an addition to the cart as a toast. Shows nothing for null. */
export const useAdded = () => {
  const t = useTexts(shopTexts)
  const inCart = useTexts(cartTexts)
  const { dialogs } = useServices()
  return (result: AddResult | null): void => {
    if (!result) return
    const { outcome, quantity } = result
    if (outcome === 'OK') dialogs.toast(t('shop.added'))
    else if (outcome === 'WAITING') dialogs.toast(t('shop.addedLater'))
    else if (outcome === 'CUT') dialogs.toast(inCart('cart.cut', { count: quantity }))
    else dialogs.toast(outcome === 'FULL' ? inCart('cart.full') : t('shop.notAdded'))
  }
}
