import { Refusal } from '../../core/envelope'
import type { AddressTable } from '../address/tables'
import { EXPRESS_LEAD } from './steps'

/** Provinces that the sandbox's courier does not go to. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['81'])

/** Throws `Refusal` addressUnfit for an address that the courier does not go to. */
export const requireDeliverable = ({ province_id: province }: Pick<AddressTable, 'province_id'>): void => {
  if (OUT_OF_REACH.has(province)) throw new Refusal('addressUnfit')
}

/** Throws `Refusal` expressUnfit where paper would come too late for the session. */
export const requireExpressTime = (
  { show_time: start, permanent }: { show_time: number; permanent: boolean },
  now: number,
): void => {
  if (!permanent && start - now < EXPRESS_LEAD) throw new Refusal('expressUnfit')
}
