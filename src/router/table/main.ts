import { route, tab } from './route'

/** Screens of the main package: tabs, and screens that external links open. */
export const mainRoutes = {
  home: tab(1, { page: 'pages/home/home', share: 'everyone', web: ['/'], aliases: ['list'] }),
  all: tab(2, {
    page: 'pages/list/list',
    swipeBack: false,
    preloads: ['show'],
    optional: [
      'showType',
      'categoryId',
      'keyword',
      'sortType',
      'showCalendar',
      'cityId',
      'layoutResourceId',
      'ifComponent',
      'supportListSwitch',
    ],
  }),
  shop: tab(3, { page: 'pages/shop/shop', preloads: ['shop'], optional: ['categoryId'] }),
  'ticket-holder': tab(4, {
    page: 'pages/ticket/ticket',
    account: 'ticket-holder',
    swipeBack: false,
    scroll: false,
    preloads: ['ticket'],
    optional: ['siteId'],
  }),
  mine: tab(5, {
    page: 'pages/mine/mine',
    account: 'mine',
    // Show screens preload the attendee and address screens. One of these screens preloads the account screens. Alipay
    // limits the preloads of each page to 2 MB in total.
    preloads: ['user/login', 'order'],
  }),
  'home-topic': route({ page: 'pages/home-topic/home-topic', required: ['topicId'] }),
  'web-view': route({
    page: 'pages/web-view/web-view',
    required: ['link'],
    paramAliases: { url: 'link' },
  }),
}
