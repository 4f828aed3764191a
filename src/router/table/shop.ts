import { route } from './route'

export const shopRoutes = {
  // `skuId` is the variant of a link. With `idType=THIRD_PARTY`, `id` is the id in the merchant's own system.
  'shop-detail': route({
    page: 'packages/shop/shop-detail/shop-detail',
    share: 'everyone',
    web: ['/shop/{id}'],
    required: ['id'],
    optional: ['skuId', 'idType'],
  }),
  // Prices are in fen. The parameters are not in the specification.
  'goods-search': route({
    page: 'packages/shop/goods-search/goods-search',
    optional: ['keyword', 'categoryId', 'sortType', 'inStock', 'selfTake', 'minPrice', 'maxPrice'],
  }),
  // The list of the cart scrolls an area of the screen.
  'cart-list': route({ page: 'packages/shop/cart-list/cart-list', login: true, scroll: false }),
  'ticket-stub-list': route({
    page: 'packages/shop/ticket-stub-list/ticket-stub-list',
    account: 'ticket-stub-list',
    login: true,
  }),
  'ticket-stub-print': route({
    page: 'packages/shop/ticket-stub-print/ticket-stub-print',
    account: 'ticket-stub-list',
    login: true,
    required: ['id'],
  }),
  'goods-confirm': route({
    page: 'packages/shop/goods-confirm/goods-confirm',
    login: true,
    required: ['spuId', 'skuId', 'quantity'],
  }),
  'goods-cart-confirm': route({
    page: 'packages/shop/goods-cart-confirm/goods-cart-confirm',
    login: true,
    required: ['lineIds'],
    idLists: ['lineIds'],
  }),
}
