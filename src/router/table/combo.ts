import { route } from './route'

export const comboRoutes = {
  'ticket-package-detail': route({
    page: 'packages/combo/ticket-package-detail/ticket-package-detail',
    share: 'everyone',
    required: ['promotionId'],
    optional: ['grantorMerchantId'],
  }),
  'ticket-package-show': route({
    page: 'packages/combo/ticket-package-show/ticket-package-show',
    share: 'everyone',
    unique: true,
    required: ['promotionId'],
    // The chosen shows (domain/combo/chosen). `quantity` is the number of sets, for the choice of sessions.
    optional: ['chosen', 'quantity'],
  }),
  'ticket-package-session': route({
    page: 'packages/combo/ticket-package-session/ticket-package-session',
    share: 'everyone',
    unique: true,
    required: ['promotionId'],
    // `showId` is a show whose part of the screen is scrolled into view. `quantity` is the number of sets.
    optional: ['showId', 'chosen', 'quantity'],
  }),
  'ticket-package-show-detail': route({
    page: 'packages/combo/ticket-package-show-detail/ticket-package-show-detail',
    share: 'everyone',
    required: ['promotionId', 'showId'],
    // The shows that were chosen before, and the number of sets.
    optional: ['chosen', 'quantity'],
  }),
}
