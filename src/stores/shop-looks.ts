import type { ShopConfig } from '@/api/shop'

type Theme = 'light' | 'dark'
type Config = ShopConfig | null

/** Returns the settings that the merchant has made for a theme. */
const lookOf = (config: Config, theme: Theme): ShopConfig['themes'][number] | undefined =>
  config?.themes.find((entry) => entry.theme.toLowerCase() === theme)

/** Returns the merchant's main color for a theme; '' if the default color applies. */
export const mainColorOf = (config: Config, theme: Theme): string =>
  lookOf(config, theme)?.shopMainColor || config?.shopMainColor || ''

/** Returns the color of the selected tab's icon; '' if the tab bar's own color applies. */
export const tabIconColorOf = (config: Config, theme: Theme): string => {
  const { layoutBottomNavigation, shopMixedColor = '' } = config ?? {}
  const type = layoutBottomNavigation?.style?.iconColorType
  if (type === 'MAIN') return mainColorOf(config, theme)
  return type === 'MIXED' ? shopMixedColor : ''
}

/** Returns the merchant's picture for a theme; '' if the merchant has no such picture. */
export const avatarOf = (config: Config, theme: Theme): string =>
  lookOf(config, theme)?.avatar || config?.shopAvatar || ''

/**
 * Returns the merchant's colors in a theme for prices and for the text of the navigation bar. '' means the default
 * color.
 */
export const textColorsOf = (config: Config, theme: Theme): { price: string; navigation: string } => {
  const { priceColor = '', navigateTextColor = '' } = lookOf(config, theme) ?? {}
  return { price: priceColor, navigation: navigateTextColor }
}
