import type { Row } from '../../../core/database/database'

/** Whom an order names: nobody where the tickets are named after it. */
export const namingAtPurchase = (show: Pick<Row<'shows'>, 'audience_mode' | 'names_later'>): string =>
  show.names_later ? 'NONE' : show.audience_mode
