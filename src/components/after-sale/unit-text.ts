import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import type { refundTexts } from '@/locales/namespaces/refund'

interface Unit {
  seatPlanName: string
  count: number
  labels: readonly string[]
}

/** Returns the tier of a unit with its seats; a bundle shows its number of tickets. */
export const unitText = ({ seatPlanName, count, labels }: Unit, t: Translate<typeof refundTexts>): string =>
  joinFacts([
    count > 1 ? t('refund.unit', { tier: seatPlanName, count }) : seatPlanName,
    labels.join(t('common.separator')),
  ])
