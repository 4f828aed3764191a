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
  // `userCardInstanceId` is the card to book with. The specification does not define this parameter.
  'card-range': route({
    page: 'packages/card/card-range/card-range',
    account: 'card-list',
    login: true,
    optional: ['cardId', 'userCardInstanceId'],
  }),
  // `itemId` selects another item. `orderId` selects the chosen goods for the tickets of that order. The specification
  // does not define these parameters.
  'card-confirm': route({
    page: 'packages/card/card-confirm/card-confirm',
    account: 'orders',
    login: true,
    optional: ['cardId', 'itemId', 'orderId'],
  }),
}
