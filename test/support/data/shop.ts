import { type ShopConfig, shopConfigs } from '@/api/shop'

/**
 * The configuration of an open shop. @param more parts of the configuration that replace the defaults, as the gateway
 * sends them
 */
export const aShopConfig = (more: object = {}): ShopConfig =>
  shopConfigs.read({
    shopName: 'Foyer',
    shopStatus: 'OPEN',
    supportLoginAreas: [{ code: '86', name: '中国大陆' }],
    unpaidMinutes: 15,
    supportEmailOrder: true,
    ...more,
  })
