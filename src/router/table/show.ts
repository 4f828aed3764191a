import { route } from './route'

export const showRoutes = {
  'show-detail': route({
    page: 'packages/show/show-detail/show-detail',
    web: ['/content/{showId}'],
    swipeBack: false,
    preloads: ['order', 'user'],
    required: ['showId'],
    optional: ['source', 'promotionId', 'siteId', 'orderId', 'distributorUserId', 'planDistributorId'],
  }),
  'group-show-detail': route({
    page: 'packages/show/group-show-detail/group-show-detail',
    web: ['/group-show/{showId}'],
    swipeBack: false,
    required: ['showId'],
  }),
  'tour-detail': route({
    page: 'packages/show/tour-detail/tour-detail',
    web: ['/tour-detail/{tourId}'],
    required: ['tourId'],
  }),
  search: route({
    page: 'packages/show/search/search',
    web: ['/search', '/search/{placeholder}'],
    optional: ['placeholder', 'keywords'],
  }),
  booking: route({
    page: 'packages/show/booking/booking',
    web: ['/booking/{showId}'],
    swipeBack: false,
    required: ['showId'],
    optional: [
      'sessionId',
      'seatPlanId',
      'quantity',
      'backMode',
      'promotionId',
      'privilegeLimitation',
      'userCardInstanceId',
      'cardId',
      'privilegeCode',
      'privilegeId',
    ],
  }),
}
