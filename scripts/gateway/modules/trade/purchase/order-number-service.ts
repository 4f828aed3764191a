import { randomInt } from 'node:crypto'
import { localDate } from '../../catalogue/show/date-service'

/**
 * Creates an order number: `FY` with the local day and nine digits, short enough for a phone call.
 * @param now epoch ms @param utcOffset minutes east of UTC
 */
export const orderNumber = (now: number, utcOffset: number): string =>
  `FY${localDate(now, utcOffset).replace(/-/g, '')}${String(randomInt(1_000_000_000)).padStart(9, '0')}`
