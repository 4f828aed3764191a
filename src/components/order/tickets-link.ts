import { type LinkTo, linkTo } from '@/router/link-to'

/** To the first ticket of an order where it is issued, else to the list of tickets. */
export const ticketsLink = ([id]: readonly string[] = []): LinkTo =>
  id ? linkTo('ticket-detail-new', { id }) : linkTo('ticket-holder')
