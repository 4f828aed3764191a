import type { ShopStore } from '@/stores/shop'
import { accentVariables, textColorOf, type Theme } from '@/styles/accent'

/**
 * The merchant's colours as custom properties of a screen's root: the accent, and where the merchant sets them the colours of
 * prices and of the navigation bar's text (shell §3, themes), each moved as far as it takes to be read.
 */
export const merchantColors = (
  shop: Pick<ShopStore, 'mainColor' | 'textColors'>,
  theme: Theme,
): Record<string, string> => {
  const { price, navigation } = shop.textColors(theme)
  const [priceInk, navInk] = [textColorOf(price, theme), textColorOf(navigation, theme)]
  return {
    ...accentVariables(shop.mainColor(theme), theme),
    ...(priceInk && { '--price-ink': priceInk }),
    ...(navInk && { '--nav-ink': navInk }),
  }
}
