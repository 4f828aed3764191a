import type { ShopConfig } from '../../src/api/shop'
import { pictureAt, type PictureWidth } from '../../src/domain/picture'
import { toAddressLanguage, type Language } from '../../src/domain/languages'

/** Background color of the light theme (src/styles/themes.scss). It is visible while an installed storefront starts. */
const CANVAS = '#f6f5f3'

const ICON_WIDTHS: readonly PictureWidth[] = [240, 480]

/**
 * Returns the web app manifest with the merchant's name and logo.
 * @param language language of the visitor; the start address does not contain it, because the device stores the
 * language
 */
export const webManifest = (shop: ShopConfig, pictureOrigin: string, language: Language): string => {
  const { shopName, shopAvatar, pictureHosts } = shop
  const sources = { gateway: pictureOrigin, hosts: pictureHosts }
  return JSON.stringify({
    id: '/',
    name: shopName,
    short_name: shopName,
    lang: toAddressLanguage(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: CANVAS,
    theme_color: CANVAS,
    icons: shopAvatar
      ? ICON_WIDTHS.map((width) => ({
          src: pictureAt(shopAvatar, width, sources),
          sizes: `${width}x${width}`,
          purpose: 'any',
        }))
      : [],
  })
}
