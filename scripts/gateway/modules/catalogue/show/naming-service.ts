import type { Row } from '../../../core/database/database'

/** Returns the attendee mode of an order. Orders name no attendees if tickets are named later. */
export const namingAtPurchase = (show: Pick<Row<'shows'>, 'audience_mode' | 'names_later'>): string =>
  show.names_later ? 'NONE' : show.audience_mode
