import { route } from './route'

export const transferRoutes = {
  'ticket-bind-audience': route({
    page: 'packages/transfer/ticket-bind-audience/ticket-bind-audience',
    account: 'ticket-holder',
    login: true,
    required: ['id'],
    pullToRefresh: true,
  }),
  'send-mine-ticket': route({
    page: 'packages/transfer/send-mine-ticket/send-mine-ticket',
    share: 'friends',
    account: 'send-mine-ticket',
    login: true,
    optional: ['id', 'ticketId', 'transferId', 'box'],
  }),
  'accept-mine-ticket': route({
    page: 'packages/transfer/accept-mine-ticket/accept-mine-ticket',
    login: true,
    required: ['gift'],
  }),
  'offer-tickets': route({
    page: 'packages/transfer/offer-tickets/offer-tickets',
    account: 'orders',
    login: true,
    required: ['orderId'],
  }),
  'send-rule': route({ page: 'packages/transfer/send-rule/send-rule', account: 'send-mine-ticket', login: true }),
  'custom-button-list': route({
    page: 'packages/transfer/custom-button-list/custom-button-list',
    account: 'ticket-holder',
    login: true,
    required: ['showId'],
  }),
}
