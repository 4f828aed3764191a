import { ENTITLEMENT_PARAMS } from '../../domain/order/entitlement'
import { route } from './route'

export const showRoutes = {
  'show-detail': route({
    page: 'packages/show/show-detail/show-detail',
    share: 'everyone',
    web: ['/content/{showId}'],
    swipeBack: false,
    preloads: ['order', 'user/login', 'user/attendee', 'user/address'],
    required: ['showId'],
    optional: ['source', 'promotionId', 'siteId', 'orderId', 'distributorUserId', 'planDistributorId'],
  }),
  'group-show-detail': route({
    page: 'packages/show/group-show-detail/group-show-detail',
    share: 'everyone',
    web: ['/group-show/{showId}'],
    swipeBack: false,
    required: ['showId'],
  }),
  'tour-detail': route({
    page: 'packages/show/tour-detail/tour-detail',
    share: 'everyone',
    web: ['/tour-detail/{tourId}'],
    required: ['tourId'],
  }),
  search: route({
    page: 'packages/show/search/search',
    web: ['/search', '/search/{placeholder}'],
    optional: ['placeholder', 'keywords', 'cityId'],
  }),
  // `orderDraft` contains the tickets of the purchase (domain/goods/order-draft).
  'tied-sale-list': route({
    page: 'packages/show/tied-sale-list/tied-sale-list',
    web: ['/tied-sale-list'],
    required: ['showId', 'sessionId'],
    optional: ['orderDraft'],
  }),
  booking: route({
    page: 'packages/show/booking/booking',
    web: ['/booking/{showId}'],
    swipeBack: false,
    required: ['showId'],
    optional: ['sessionId', 'seatPlanId', 'quantity', 'backMode', ...ENTITLEMENT_PARAMS],
  }),
  'pick-seat': route({
    page: 'packages/show/pick-seat/pick-seat',
    web: ['/pick-seat/{showId}', '/benefit-card/pick-seat'],
    unique: true,
    // The page does not scroll, because the seat map itself handles panning.
    scroll: false,
    preloads: ['order', 'user/login', 'user/attendee', 'user/address'],
    required: ['showId'],
    // With `pick`, the buyer selects exactly `quantity` seats of one tier. The previous screen receives the seats and
    // holds them.
    optional: ['sessionId', 'seatPlanId', 'quantity', 'bizShowSessionId', 'pick', ...ENTITLEMENT_PARAMS],
  }),
  'site-purchase': route({
    page: 'packages/show/site-purchase/site-purchase',
    web: ['/purchase/{showId}'],
    preloads: ['order'],
    required: ['showId'],
    optional: ['sessionId'],
  }),
  'pick-seat-3rd': route({
    page: 'packages/show/pick-seat-3rd/pick-seat-3rd',
    required: ['showId'],
    // `returned` is set after the buyer has returned from the partner's page.
    optional: ['sessionId', 'returned'],
  }),
  privilege: route({
    page: 'packages/show/privilege/privilege',
    login: true,
    optional: ['showId', 'privilegeCode', 'privilegeId'],
  }),
  'venue-list': route({
    page: 'packages/show/venue-list/venue-list',
    optional: ['couponId'],
  }),
  venue: route({
    page: 'packages/show/venue/venue',
    share: 'everyone',
    web: ['/venue/{venueId}', '/venue'],
    required: ['venueId'],
  }),
}
