import { sumFen } from '../money'
import type { BasketUnit } from './basket'
import type { PricedLine } from './priced'

/** Returns the lines of the prices before reductions: tickets, and all other units. */
export const priceLines = (units: readonly BasketUnit[]): PricedLine[] => {
  const [tickets, items] = [
    units.filter(({ kind }) => kind === 'TICKET'),
    units.filter(({ kind }) => kind !== 'TICKET'),
  ]
  const line = (kind: PricedLine['kind'], own: readonly BasketUnit[]): PricedLine[] =>
    own.length > 0 ? [{ kind, amount: sumFen(own.map(({ price }) => price)), sourceId: '' }] : []
  return [...line('TICKETS', tickets), ...line('ITEMS', items)]
}
