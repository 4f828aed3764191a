import type { ShopConfig } from '@/api/shop'

type Theme = 'light' | 'dark'
type Config = ShopConfig | null

/** Returns the merchant's own settings of a theme. */
const lookOf = (config: Config, theme: Theme): ShopConfig['themes'][number] | undefined =>
  config?.themes.find((entry) => entry.theme.toLowerCase() === theme)

/** Returns the merchant's main colour for a theme; '' means the default. */
export const mainColorOf = (config: Config, theme: Theme): string =>
  lookOf(config, theme)?.shopMainColor || config?.shopMainColor || ''

/** Returns the colour of the selected tab's icon, if it differs from the bar's own; '' otherwise. */
export const tabIconColorOf = (config: Config, theme: Theme): string => {
  const { layoutBottomNavigation, shopMixedColor = '' } = config ?? {}
  const type = layoutBottomNavigation?.style?.iconColorType
  if (type === 'MAIN') return mainColorOf(config, theme)
  return type === 'MIXED' ? shopMixedColor : ''
}

/** Returns the merchant's picture for a theme; '' without one. */
export const avatarOf = (config: Config, theme: Theme): string =>
  lookOf(config, theme)?.avatar || config?.shopAvatar || ''

/** Returns the merchant's colours of a theme for prices and for the navigation bar's text; '' is the default. */
export const textColorsOf = (config: Config, theme: Theme): { price: string; navigation: string } => {
  const { priceColor = '', navigateTextColor = '' } = lookOf(config, theme) ?? {}
  return { price: priceColor, navigation: navigateTextColor }
}
