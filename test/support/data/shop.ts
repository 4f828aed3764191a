import { type ShopConfig, shopConfigs } from '@/api/shop'

/** The configuration of an open shop, as the call's own reader makes it. */
export const aShopConfig = (more: object = {}): ShopConfig => ({
  ...shopConfigs.read({
    shopName: 'Foyer',
    shopStatus: 'OPEN',
    supportLoginAreas: [{ code: '86', name: '中国大陆' }],
    productCartConfig: { enable: false },
    unpaidMinutes: 15,
    supportEmailOrder: true,
  }),
  ...more,
})
