import { type LinkTo, linkTo } from '@/router/link-to'

/** Links to the first issued ticket of an order. Before tickets are issued, links to the list of tickets. */
export const ticketsLink = ([id]: readonly string[] = []): LinkTo =>
  id ? linkTo('ticket-detail-new', { id }) : linkTo('ticket-holder')
