import { pictureTexts } from '../../../../src/locales/namespaces/picture'
import { stubTexts } from '../../../../src/locales/namespaces/stub'
import { goodsTexts } from '../../../../src/locales/namespaces/goods'
import { shopTexts } from '../../../../src/locales/namespaces/shop'
import type { Shopper } from '../../shopper'
import { showName } from '../../texts'
import { stopAt, type Stop } from '../stop'

/** A show that the member attended with two tickets. Both tickets have a seat and a name. */
const SEEN = 'S1015'

/** Goods in several colors and sizes (modules/catalogue/goods/data). */
const BAG = 'G1001'

/** Waits until goods are listed. */
const atGoods = (shopper: Shopper): Promise<void> => shopper.screen().getByRole('listitem').first().waitFor()

export const visitor: readonly Stop[] = [
  stopAt('shop', '/shop', atGoods),
  stopAt('goods-search', '/goods-search', (shopper) =>
    shopper
      .screen()
      .getByRole('heading', { name: shopper.texts('show')('search.hot') })
      .waitFor(),
  ),
  stopAt('goods-results', '/goods-search?categoryId=APPAREL&sortType=PRICE_UP', atGoods),
  stopAt('goods-nothing', '/goods-search?categoryId=CODES&selfTake=true', (shopper) =>
    shopper.button(shopper.texts(shopTexts)('shop.clearFilters')).waitFor(),
  ),
  stopAt('shop-detail', `/shop/${BAG}`, (shopper) => shopper.button(shopper.texts(shopTexts)('shop.buy')).waitFor()),
  {
    name: 'sku-sheet',
    follows: true,
    reach: async (shopper) => {
      await shopper.button(shopper.texts(shopTexts)('shop.buy')).click()
      await shopper.page.getByRole('dialog').getByRole('radiogroup').first().waitFor()
    },
  },
  stopAt('shop-detail-sold-out', '/shop/G1004', (shopper) =>
    shopper.button(shopper.texts(goodsTexts)('goods.remind.GOODS_BACK')).waitFor(),
  ),
  stopAt('shop-detail-gone', '/shop/G1029', (shopper) =>
    shopper.button(shopper.texts(shopTexts)('shop.similar')).waitFor(),
  ),
]

export const member: readonly Stop[] = [
  stopAt('ticket-stubs', '/ticket-stub-list', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
  {
    name: 'ticket-stub',
    follows: true,
    reach: async (shopper) => {
      const [t, picture] = [shopper.texts(stubTexts), shopper.texts(pictureTexts)]
      await shopper.buttonContaining(showName(SEEN, shopper.language)).click()
      await shopper.at(t('stub.printTitle'))
      await shopper.screen().getByRole('switch').waitFor()
      await shopper
        .screen()
        .getByRole('button', { name: picture('picture.save'), disabled: false })
        .waitFor()
    },
  },
]
