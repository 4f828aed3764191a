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
  'card-range': route({
    page: 'packages/card/card-range/card-range',
    account: 'card-list',
    login: true,
    optional: ['cardId'],
  }),
}
