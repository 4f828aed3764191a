import type { Row } from '../../../core/database/database'

/**
 * Returns the attendee mode of an order. If tickets get their names after the purchase, the order needs no attendees.
 */
export const namingAtPurchase = (show: Pick<Row<'shows'>, 'audience_mode' | 'names_later'>): string =>
  show.names_later ? 'NONE' : show.audience_mode
