import type { PriceLineRow } from '../pricing/service'

/** Returns true if a card covers tickets of an order. Such an order is neither rebooked nor resold. */
export const hasCardTickets = ({ price_lines: lines }: { price_lines: readonly PriceLineRow[] }): boolean =>
  lines.some(({ kind }) => kind === 'CARD')
