import type { RebookHold } from '@/api/rebook'
import { joinFacts } from '@/lib/join-facts'
import type { RebookedTo } from '@/payment/payable'

/** Returns the new and the original session and tier of a held rebooking, for display in the payment sheet. */
export const rebookedToOf = ({ before, after, utcOffset }: RebookHold): RebookedTo => ({
  ...{ showTime: after.showTime, utcOffset, tier: after.seatPlanName },
  before: {
    showTime: before.showTime,
    tier: joinFacts([...new Set(before.units.map(({ seatPlanName }) => seatPlanName))]),
  },
})
