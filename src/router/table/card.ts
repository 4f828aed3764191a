import { route } from './route'

export const cardRoutes = {
  // `itemId`, another item, is this project's.
  'card-confirm': route({
    page: 'packages/card/card-confirm/card-confirm',
    account: 'orders',
    login: true,
    optional: ['cardId', 'itemId'],
  }),
}
