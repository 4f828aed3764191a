import { route } from './route'

export const shopRoutes = {
  'ticket-stub-list': route({
    page: 'packages/shop/ticket-stub-list/ticket-stub-list',
    account: true,
    login: true,
  }),
  'ticket-stub-print': route({
    page: 'packages/shop/ticket-stub-print/ticket-stub-print',
    account: true,
    login: true,
    required: ['id'],
  }),
}
