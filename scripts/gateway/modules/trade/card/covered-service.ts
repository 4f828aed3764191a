import type { PriceLineRow } from '../pricing/service'

/** Returns true if a card has paid for tickets of an order. Such an order cannot be rebooked or resold. */
export const hasCardTickets = ({ price_lines: lines }: { price_lines: readonly PriceLineRow[] }): boolean =>
  lines.some(({ kind }) => kind === 'CARD')
