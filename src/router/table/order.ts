import { ENTITLEMENT_PARAMS } from '../../domain/order/entitlement'
import { route } from './route'

export const orderRoutes = {
  'confirm-order': route({
    page: 'packages/order/confirm-order/confirm-order',
    web: ['/order/confirm'],
    login: true,
    scroll: false,
    aliases: ['order-confirm'],
    required: ['showId', 'sessionId'],
    // The purchase: `seatPlanId` (a tier) and `quantity`, the seats of `holdId`, or the set `holdSetId` of a combo. The
    // combo is `promotionId`, its choice `chosen` and `quantity`.
    optional: ['seatPlanId', 'quantity', 'holdId', 'holdSetId', 'chosen', 'pageSource', ...ENTITLEMENT_PARAMS],
  }),
  orders: route({
    page: 'packages/order/orders/orders',
    account: 'orders',
    web: ['/order'],
    login: true,
    pullToRefresh: true,
    // The specification does not define the parameter `status`.
    optional: ['tab', 'status'],
  }),
  'order-detail': route({
    page: 'packages/order/order-detail/order-detail',
    account: 'orders',
    web: ['/order/detail/{orderId}'],
    login: true,
    swipeBack: false,
    required: ['orderId'],
    optional: ['fromPage'],
  }),
  'product-detail': route({
    page: 'packages/order/product-detail/product-detail',
    account: 'orders',
    web: ['/order/product/{orderId}'],
    login: true,
    required: ['orderId'],
    // `fromPage` is `cashier` after a payment.
    optional: ['fromPage'],
  }),
  'pay-success': route({
    page: 'packages/order/pay-success/pay-success',
    login: true,
    unique: true,
    swipeBack: false,
    required: ['orderId'],
    optional: ['orderType', 'fromPage', 'pageSource'],
  }),
  'pay-success-new': route({
    page: 'packages/order/pay-success-new/pay-success-new',
    login: true,
    unique: true,
    required: ['orderId'],
    optional: ['orderType', 'pageSource'],
  }),
  'refund-orders': route({
    page: 'packages/order/refund-orders/refund-orders',
    account: 'refund-orders',
    login: true,
  }),
  'add-purchase-list': route({
    page: 'packages/order/add-purchase-list/add-purchase-list',
    account: 'orders',
    web: ['/add-purchase-list'],
    login: true,
    required: ['orderId'],
  }),
  'refund-order-tickets': route({
    page: 'packages/order/refund-order-tickets/refund-order-tickets',
    account: 'orders',
    login: true,
    swipeBack: false,
    // `orderType` is `goods` for an order of goods.
    optional: ['orderId', 'orderType'],
  }),
  'refund-rule-order': route({
    page: 'packages/order/refund-rule-order/refund-rule-order',
    account: 'orders',
    stepWith: ['showId'],
    login: true,
    // With `orderId`, the screen shows the refund dates of that order. With `showId`, it shows the refund rule of that
    // show.
    optional: ['orderId', 'showId'],
  }),
  'refund-rule-privilege': route({
    page: 'packages/order/refund-rule-privilege/refund-rule-privilege',
    account: 'orders',
    stepWith: ['privilegeId'],
    login: true,
    // With `orderId`, the screen shows the refund dates of an order that was bought with a privilege. With only
    // `privilegeId`, it shows the general rule.
    optional: ['orderId', 'privilegeId'],
  }),
  express: route({
    page: 'packages/order/express/express',
    account: 'orders',
    login: true,
    optional: ['orderId'],
  }),
  'about-order': route({
    page: 'packages/order/about-order/about-order',
    account: 'orders',
    login: true,
  }),
  'rebook-ticket': route({
    page: 'packages/order/rebook-ticket/rebook-ticket',
    account: 'orders',
    login: true,
    required: ['orderId'],
    optional: ['sessionId'],
  }),
  'wait-list-instruction': route({
    page: 'packages/order/wait-list-instruction/wait-list-instruction',
  }),
  'preload-ticket': route({
    page: 'packages/order/preload-ticket/preload-ticket',
    login: true,
    required: ['showId'],
    optional: ['bizShowSessionId', 'source', 'needDetails'],
  }),
  'pay-loading': route({
    page: 'packages/order/pay-loading/pay-loading',
    login: true,
    unique: true,
    optional: ['orderId', 'orderType'],
  }),
}
