import { route } from './route'

export const ticketRoutes = {
  'ticket-detail': route({
    page: 'packages/ticket/ticket-detail/ticket-detail',
    account: 'ticket-holder',
    login: true,
    redirectTo: 'ticket-detail-new',
    required: ['id'],
    optional: ['source', 'target', 'pageSource'],
  }),
  'ticket-detail-new': route({
    page: 'packages/ticket/ticket-detail-new/ticket-detail-new',
    account: 'ticket-holder',
    login: true,
    required: ['id'],
    optional: ['source', 'target', 'pageSource'],
  }),
  'ticket-code': route({
    page: 'packages/ticket/ticket-code/ticket-code',
    account: 'ticket-holder',
    login: true,
    required: ['id'],
    optional: ['ticketId'],
  }),
  'ticket-error': route({
    page: 'packages/ticket/ticket-error/ticket-error',
    account: 'ticket-holder',
    login: true,
    optional: ['id', 'reason'],
  }),
  'history-ticket': route({
    page: 'packages/ticket/history-ticket/history-ticket',
    account: 'ticket-holder',
    login: true,
    optional: ['siteId'],
  }),
  'site-ticket': route({
    page: 'packages/ticket/site-ticket/site-ticket',
    account: 'ticket-holder',
    login: true,
    optional: ['siteId'],
  }),
  // A banner sets the layout (`path`) and the list in that layout (`componentId`).
  'hot-ticket': route({
    page: 'packages/ticket/hot-ticket/hot-ticket',
    web: ['/hot'],
    optional: ['path', 'componentId'],
  }),
  // The index letters scroll an area of the screen, so the page itself does not scroll.
  'site-list': route({ page: 'packages/ticket/site-list/site-list', scroll: false }),
  'real-name': route({
    page: 'packages/ticket/real-name/real-name',
    account: 'ticket-holder',
    login: true,
    required: ['id'],
  }),
  'real-name-single': route({
    page: 'packages/ticket/real-name-single/real-name-single',
    account: 'ticket-holder',
    login: true,
    required: ['id', 'ticketId'],
  }),
  'real-idCard': route({
    page: 'packages/ticket/real-id-card/real-id-card',
    account: 'ticket-holder',
    web: ['/real-idcard'],
    login: true,
    required: ['id', 'ticketId'],
  }),
  'bind-ticket': route({
    page: 'packages/ticket/bind-ticket/bind-ticket',
    account: 'ticket-holder',
    web: ['/ticket/bind-ticket'],
    login: true,
    optional: ['code'],
  }),
  'bind-invitation-ticket': route({
    page: 'packages/ticket/bind-invitation-ticket/bind-invitation-ticket',
    account: 'ticket-holder',
    login: true,
    optional: ['code'],
  }),
  'share-ticket': route({
    page: 'packages/ticket/share-ticket/share-ticket',
    share: 'friends',
    required: ['showId'],
    optional: ['sessionId'],
  }),
  // Shares the show of a paid order. The shared content has no data of the order (decision 104).
  'share-pay-success': route({
    page: 'packages/ticket/share-pay-success/share-pay-success',
    login: true,
    share: 'friends',
    required: ['orderId'],
  }),
  'share-show-detail': route({
    page: 'packages/ticket/share-show-detail/share-show-detail',
    share: 'everyone',
    required: ['showId'],
    optional: ['sessionId'],
  }),
  'share-topic-activity': route({
    page: 'packages/ticket/share-topic-activity/share-topic-activity',
    share: 'everyone',
    required: ['topicId'],
    optional: ['couponTemplateId'],
  }),
}
