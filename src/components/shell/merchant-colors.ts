import type { ShopStore } from '@/stores/shop'
import { accentVariables, textColorOf, type Theme } from '@/styles/accent'

/**
 * Returns the merchant's colors as custom properties of a screen's root (shell §3, themes). These are the accent and
 * optionally the colors of prices and of the navigation bar's text, each adjusted for readability.
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
