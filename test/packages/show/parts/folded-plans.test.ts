import type { SeatPlan } from '@/api/session'
import { foldedPlans } from '@/packages/show/parts/plan-picker/folded-plans'
import type { WaitTier } from '@/packages/show/sale/show-waitlist'

const plan = (seatPlanId: string, status: SeatPlan['status']) => ({ seatPlanId, status }) as SeatPlan
const ids = (plans: readonly SeatPlan[]) => plans.map(({ seatPlanId }) => seatPlanId)

describe('sold-out tiers', () => {
  const plans = [plan('A', 'SOLD_OUT'), plan('B', 'ON_SALE'), plan('C', 'SOLD_OUT'), plan('D', 'LACK_OF_TICKET')]

  test('are collapsed if there are at least two', () => {
    expect(ids(foldedPlans(plans, []))).toEqual(['A', 'C'])
    expect(foldedPlans(plans.slice(0, 2), [])).toEqual([])
  })

  test('remain visible if a waitlist exists', () => {
    expect(foldedPlans(plans, [{ plan: plans[0] } as WaitTier])).toEqual([])
  })

  test('remain visible if no other tier exists', () => {
    expect(foldedPlans([plans[0], plans[2]], [])).toEqual([])
  })
})
