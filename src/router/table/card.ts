import { route } from './route'

export const cardRoutes = {
  'card-list': route({
    page: 'packages/card/card-list/card-list',
    account: 'card-list',
    login: true,
    optional: ['tab'],
  }),
  'card-detail': route({
    page: 'packages/card/card-detail/card-detail',
    account: 'card-list',
    web: ['/benefit-card/{cardId}'],
    login: true,
    required: ['cardId'],
    optional: ['userCardInstanceId'],
  }),
  // The parameter `userCardInstanceId`, the card to book with, is this project's.
  'card-range': route({
    page: 'packages/card/card-range/card-range',
    account: 'card-list',
    login: true,
    optional: ['cardId', 'userCardInstanceId'],
  }),
  // The parameter `itemId`, for another item, is this project's.
  'card-confirm': route({
    page: 'packages/card/card-confirm/card-confirm',
    account: 'orders',
    login: true,
    optional: ['cardId', 'itemId'],
  }),
}
