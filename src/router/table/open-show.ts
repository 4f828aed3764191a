import { route } from './route'

export const openShowRoutes = {
  'open-show': route({
    page: 'packages/open-show/open-show/open-show',
    web: ['/open-show/{showId}'],
    required: ['showId'],
    swipeBack: false,
    scroll: false,
  }),
  'open-show-form': route({
    page: 'packages/open-show/open-show-form/open-show-form',
    web: ['/open-show/confirm'],
    login: true,
    optional: ['showId', 'sessionId', 'registrationId'],
  }),
  'open-show-list': route({
    page: 'packages/open-show/open-show-list/open-show-list',
    web: ['/open-show/orders/list'],
    account: 'open-show-list',
    login: true,
    optional: ['state'],
  }),
  'open-show-detail': route({
    page: 'packages/open-show/open-show-detail/open-show-detail',
    login: true,
    required: ['registrationId'],
  }),
  'registration-list': route({
    page: 'packages/open-show/registration-list/registration-list',
    account: 'registration-list',
    login: true,
    optional: ['state'],
  }),
  'entrance-registration-form': route({
    page: 'packages/open-show/entrance-registration-form/entrance-registration-form',
    optional: ['token', 'entranceId'],
  }),
  'entrance-registration-detail': route({
    page: 'packages/open-show/entrance-registration-detail/entrance-registration-detail',
    share: 'friends',
    login: true,
    required: ['entranceId'],
  }),
}
