import { makeAutoObservable } from 'mobx'
import { offerTickets, type OrderReturn, orderReturn, readOrderReturn, type ReturnUnit } from '@/api/ticket-return'
import { UnitSelection } from '@/components/order/unit-choice/unit-selection'
import { OrderNotices } from '@/components/reminder/order-notices'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { groupOf, shownOffer } from '@/components/ticket-return/offer-groups'
import { takeBack } from '@/components/ticket-return/take-back'
import { TICKET_RETURN_CODES } from '@/domain/business-codes/ticket-return'
import type { Fen } from '@/domain/money'
import { isOpenReturn } from '@/domain/ticket-return/rule'
import { broadcastOrderChange } from '@/payment/order-changes'
import { isRefusal, isRequestError } from '@/request/errors'
import { type OfferAmounts, offerAmounts } from './offer-amounts'
import { confirmChange, confirmOffer, showOffered, showUnknown } from './offer-questions'

/** It is with its buyer, and not on offer. */
const isHere = ({ hindrance, offer }: ReturnUnit): boolean =>
  hindrance !== 'RETURNED' && (offer === null || !isOpenReturn(offer.state))

/** Tickets of an order that go to those who wait for them: chosen, offered for what was shown, taken back. */
export class OfferTicketsModel {
  readonly order: Resource<OrderReturn>
  readonly choice: UnitSelection<ReturnUnit>
  private readonly notices: OrderNotices

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    this.order = deps.screen.query(orderReturn, { orderId }, { options: HANDLES_NOT_FOUND })
    this.choice = new UnitSelection<ReturnUnit>(this)
    this.notices = new OrderNotices(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.reaction(() => this.order.value, this.update)
  }

  /** Units that were ever offered, by where the newest offer is. */
  get offered(): readonly ReturnUnit[] {
    return (this.order.value?.units ?? []).filter((unit) => shownOffer(unit) !== null)
  }

  /** A ticket is on offer now. */
  get onOffer(): boolean {
    return this.offered.some(({ offer }) => offer !== null && isOpenReturn(offer.state))
  }

  /** Units that are with their buyer, those included that cannot be offered. */
  get units(): readonly ReturnUnit[] {
    return (this.order.value?.units ?? []).filter(isHere)
  }

  /** What can be chosen. */
  get open(): readonly ReturnUnit[] {
    return this.order.value?.hindrance === 'NONE' ? this.units.filter(({ hindrance }) => hindrance === 'NONE') : []
  }

  /** Buyers who wait for the tiers that can be chosen. */
  get waiting(): number {
    const tiers = new Map(this.open.map(({ seatPlanName, waiting }) => [seatPlanName, waiting]))
    return [...tiers.values()].reduce((sum, count) => sum + count, 0)
  }

  /** What the chosen units bring; null while none is chosen. */
  get amounts(): OfferAmounts | null {
    const order = this.order.value
    return order && this.choice.chosen.length > 0 ? offerAmounts(order, this.choice.chosen) : null
  }

  /** Asks, and offers what is chosen for what is shown. Never rejects. */
  async submit(): Promise<void> {
    const { amounts, choice } = this
    const { chosen, chosenIds } = choice
    choice.tried = true
    if (!amounts) return
    await this.notices.offer(this.orderId)
    const count = chosen.reduce((sum, unit) => sum + unit.count, 0)
    if (await confirmOffer(this.deps.dialogs, count, amounts.back)) await this.send(chosenIds, amounts.back)
  }

  /** Takes the offer of a unit back after a question. Never rejects. */
  async takeBack(unit: ReturnUnit): Promise<void> {
    const group = groupOf(unit)
    const now = group && (await takeBack(this.deps, this.orderId, group))
    if (now === 'failed') await this.order.load()
    else if (now && now !== 'kept') this.order.put(now)
  }

  private update(order: OrderReturn | null): void {
    if (order) this.choice.renew(order.units.length === 1)
  }

  private async send(unitIds: string[], amount: Fen): Promise<void> {
    const { client, dialogs } = this.deps
    const { orderId } = this
    try {
      const now = await client.call(offerTickets, { orderId, unitIds, amount }, { inlineErrors: true })
      this.order.put(now)
      this.choice.reset()
      showOffered(dialogs)
      broadcastOrderChange(this.deps, orderId)
    } catch (error) {
      const fresh = this.changed(error)
      if (fresh) return this.renew(unitIds, amount, fresh)
      if (isRefusal(error)) await alertFailure(dialogs, error)
      else await showUnknown(dialogs)
      await this.order.load()
    }
  }

  /** The offers as they are now, where the amount is not what was shown. */
  private changed(error: unknown): OrderReturn | null {
    const code = isRequestError(error) ? error.statusCode : null
    return code === TICKET_RETURN_CODES.returnAmountChanged && isRequestError(error)
      ? readOrderReturn(error.data)
      : null
  }

  /** Old and new are shown, and nothing is offered without another yes. */
  private async renew(unitIds: string[], old: Fen, fresh: OrderReturn): Promise<void> {
    this.order.put(fresh)
    const { back } = offerAmounts(
      fresh,
      fresh.units.filter(({ unitId }) => unitIds.includes(unitId)),
    )
    if (await confirmChange(this.deps.dialogs, old, back)) await this.send(unitIds, back)
  }
}
