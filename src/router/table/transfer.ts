import { route } from './route'

export const transferRoutes = {
  'ticket-bind-audience': route({
    page: 'packages/transfer/ticket-bind-audience/ticket-bind-audience',
    web: ['/ticket-bind-audience'],
    login: true,
    required: ['id'],
    pullToRefresh: true,
  }),
}
