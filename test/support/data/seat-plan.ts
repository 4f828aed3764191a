import type { SeatPlan } from '@/api/session'
import { fen } from '@/domain/money'

/** A tier on sale. */
export const aSeatPlan = (id: string, more: Partial<SeatPlan> = {}): SeatPlan => ({
  seatPlanId: id,
  seatPlanName: id,
  description: '',
  originalPrice: fen(38000),
  salePrice: null,
  color: '',
  unitQty: 1,
  unit: 'TICKET',
  whiteTags: [],
  status: 'ON_SALE',
  stock: null,
  limit: 6,
  existWaitList: false,
  ...more,
})
