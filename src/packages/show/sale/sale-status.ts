import { makeAutoObservable } from 'mobx'
import type { ShowDynamic } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import { sessionState, type ShowSaleFacts } from '@/components/show/sessions'
import { type SaleAction, type SaleState, saleState } from '@/domain/show/status'
import type { Clock } from '@/lib/clock'
import type { TicketSelection } from './ticket-selection'

/** States of a show that sells; its sessions may have another state. */
const SELLING = new Set<SaleAction>(['buy', 'pickSeats', 'priorityBuy'])

const CLOSED = ['cancelled', 'postponed', 'finished', 'notListed'] as const

/** Parts of the sale for its state. */
interface SaleStatusContext {
  dynamic: Resource<ShowDynamic>
  selection: TicketSelection
  /** Returns true if the buyer picks seats. */
  picksSeats: () => boolean
}

/** Sale state of a show: its own, and that of the selected session. */
export class SaleStatus {
  /** Time of the last load of the sale, epoch ms: states are computed for it. */
  moment: number

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly sale: SaleStatusContext,
  ) {
    this.moment = clock.now()
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** State of the show. While it is on sale, the selected session's state applies, which may be sold out. */
  get current(): SaleState | null {
    return this.sessionCounts ? this.ofSession : this.ofShow
  }

  get ofShow(): SaleState | null {
    const dynamic = this.sale.dynamic.value
    return dynamic && saleState({ ...dynamic, ...this.forSessions }, this.moment)
  }

  /** True if tickets can be bought now, by the state of the show or the selected session. */
  get sells(): boolean {
    return this.current !== null && SELLING.has(this.current.action)
  }

  /** True if the show sells; the selected session may have another state. */
  get showSells(): boolean {
    return this.ofShow !== null && SELLING.has(this.ofShow.action)
  }

  /** End of the sale while the show sells; null otherwise. */
  get salesEnd(): number | null {
    return this.showSells ? (this.sale.dynamic.value?.latestSaleTime ?? null) : null
  }

  /** True if the show is cancelled, postponed, finished or not listed, so that nothing can be selected. */
  get closed(): boolean {
    return this.closedLabel !== null
  }

  /** Why the sale is closed; null while it is open. */
  get closedLabel(): (typeof CLOSED)[number] | null {
    return CLOSED.find((label) => label === this.ofShow?.label) ?? null
  }

  /** Session of a reminder; null if it is for the show. */
  get sessionId(): string | null {
    return (this.sessionCounts && this.sale.selection.session?.bizShowSessionId) || null
  }

  /** Computes the states for the current time. */
  update(): void {
    this.moment = this.clock.now()
  }

  /** Facts of the show that apply to each of its sessions. */
  private get forSessions(): ShowSaleFacts {
    const { dynamic, selection, picksSeats } = this.sale
    const { canUsePriorityPurchase = false, prioritySaleTime = null } = dynamic.value ?? {}
    const supportSeatPicking = picksSeats()
    // A privilege in the address may be another buyer's: it is valid if sessions sell by it.
    return selection.sellsByPrivilege && !canUsePriorityPurchase
      ? { supportSeatPicking, canUsePriorityPurchase: true, prioritySaleTime: null }
      : { supportSeatPicking, canUsePriorityPurchase, prioritySaleTime }
  }

  private get ofSession(): SaleState | null {
    const { session } = this.sale.selection
    return session && sessionState(session, this.moment, this.forSessions)
  }

  /** A session that sells must not hide the early sale of the show. */
  private get sessionCounts(): boolean {
    if (!this.showSells || !this.ofSession) return false
    return this.ofShow?.action !== 'priorityBuy' || !SELLING.has(this.ofSession.action)
  }
}
