import type { ShowTable } from './tables'

/** Whom an order names: nobody where the tickets are named after it. */
export const namingAtPurchase = (show: Pick<ShowTable, 'audience_mode' | 'names_later'>): string =>
  show.names_later ? 'NONE' : show.audience_mode
