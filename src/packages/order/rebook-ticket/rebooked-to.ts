import type { RebookHold } from '@/api/rebook'
import { joinFacts } from '@/lib/join-facts'
import type { RebookedTo } from '@/payment/payable'

/** Returns the changes of a held rebooking, for the payment sheet. */
export const rebookedToOf = ({ before, after, utcOffset }: RebookHold): RebookedTo => ({
  ...{ showTime: after.showTime, utcOffset, tier: after.seatPlanName },
  before: {
    showTime: before.showTime,
    tier: joinFacts([...new Set(before.units.map(({ seatPlanName }) => seatPlanName))]),
  },
})
