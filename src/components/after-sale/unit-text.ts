import { ticketPlace } from '@/components/ticket/ticket-place'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'

interface Unit {
  seatPlanName: string
  count: number
  /** Numbers of the unit's tickets within the order; absent if unknown. */
  numbers?: readonly number[]
  labels: readonly string[]
}

/** Returns the tier of a unit; a bundle shows its number of tickets. */
export const tierText = ({ seatPlanName, count }: Pick<Unit, 'seatPlanName' | 'count'>, t: Translate): string =>
  count > 1 ? t('price.tier', { tier: seatPlanName, count }) : seatPlanName

/** Returns the tier of a unit with its seats, or the numbers of its tickets. */
export const unitText = (unit: Unit, t: Translate): string =>
  joinFacts([tierText(unit, t), ticketPlace(unit.labels, unit.numbers ?? [], t)])
