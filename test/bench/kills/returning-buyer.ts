import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { SESSION, SHOW, TIERS } from '../refund/house'
import type { Place } from './actor'
import { StubbornBuyer } from './buyer'
import { Refunder } from './refunder'

/** A buyer of two tickets who pays the order and then returns all its tickets. */
export class ReturningBuyer extends StubbornBuyer {
  private readonly refunder: Refunder
  private isPaid = false

  constructor(userId: string, rank: number, action: CashierAction) {
    const items = [{ seatPlanId: TIERS[rank % TIERS.length], quantity: 2 }]
    super(userId, rank, action, { showId: SHOW, sessionId: SESSION, items })
    // Rank 0 selects the plan that refunds all tickets at once.
    this.refunder = new Refunder(userId, 0)
    this.refunder.onStep = (step) => {
      this.step = step
      this.onStep(step)
    }
    this.refunder.onAnswer = (step, ms) => {
      this.step = null
      this.onAnswer(step, ms)
    }
  }

  override async go(place: Place): Promise<void> {
    if (!this.isPaid) {
      await super.go(place)
      if (this.end !== 'paid') return
      this.isPaid = true
      this.end = undefined
    }
    await this.refunder.go(this.placeOf(place))
    this.broken.push(...this.refunder.broken.splice(0))
    this.end = this.refunder.end
  }

  override async verify(place: Place): Promise<void> {
    if (!this.isPaid) return
    await this.refunder.verify(this.placeOf(place))
    this.broken.push(...this.refunder.broken.splice(0))
  }

  private placeOf(place: Place): Place {
    return { ...place, orderId: this.orderId ?? '' }
  }
}
