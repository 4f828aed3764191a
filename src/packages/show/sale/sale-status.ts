import { makeAutoObservable } from 'mobx'
import type { ShowDynamic } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import { sessionState, type ShowSaleFacts } from '@/components/show/sessions'
import { type SaleAction, type SaleState, saleState } from '@/domain/show/status'
import type { Clock } from '@/lib/clock'
import type { TicketSelection } from './ticket-selection'

/** While a show sells, its sessions may be in another state. */
const SELLING = new Set<SaleAction>(['buy', 'pickSeats', 'priorityBuy'])

const CLOSED = ['cancelled', 'postponed', 'finished', 'notListed'] as const

/** Parts of the sale that its state depends on. */
interface SaleStatusContext {
  dynamic: Resource<ShowDynamic>
  selection: TicketSelection
  /** Whether the buyer picks seats. */
  picksSeats: () => boolean
}

/** Whether a show sells: its own state, and that of the chosen session. */
export class SaleStatus {
  /** When the sale was last loaded, epoch ms: states are computed for this moment. */
  moment: number

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly sale: SaleStatusContext,
  ) {
    this.moment = clock.now()
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** State of the show. While it is on sale, the chosen session's state applies: one session may be sold out. */
  get current(): SaleState | null {
    return this.sessionCounts ? this.ofSession : this.ofShow
  }

  get ofShow(): SaleState | null {
    const dynamic = this.sale.dynamic.value
    return dynamic && saleState({ ...dynamic, ...this.forSessions }, this.moment)
  }

  /** Tickets can be bought now, by the state that counts: the show's or the chosen session's. */
  get sells(): boolean {
    return this.current !== null && SELLING.has(this.current.action)
  }

  /** The show sells; the chosen session may be in another state. */
  get showSells(): boolean {
    return this.ofShow !== null && SELLING.has(this.ofShow.action)
  }

  /** When the last ticket is sold, while the show sells; null otherwise. */
  get salesEnd(): number | null {
    return this.showSells ? (this.sale.dynamic.value?.latestSaleTime ?? null) : null
  }

  /** Cancelled, postponed, finished or not listed: there is nothing to choose. */
  get closed(): boolean {
    return this.closedLabel !== null
  }

  /** Why the sale is closed; null while it is open. */
  get closedLabel(): (typeof CLOSED)[number] | null {
    return CLOSED.find((label) => label === this.ofShow?.label) ?? null
  }

  /** The session that a reminder is for; null where it is for the show. */
  get sessionId(): string | null {
    return (this.sessionCounts && this.sale.selection.session?.bizShowSessionId) || null
  }

  /** Computes the states for the present moment. */
  update(): void {
    this.moment = this.clock.now()
  }

  /** Facts of the show that apply to each of its sessions. */
  private get forSessions(): ShowSaleFacts {
    const { dynamic, selection, picksSeats } = this.sale
    const { canUsePriorityPurchase = false, prioritySaleTime = null } = dynamic.value ?? {}
    const supportSeatPicking = picksSeats()
    // A privilege of the address may be another buyer's: it is valid when sessions sell by it.
    return selection.sellsByPrivilege && !canUsePriorityPurchase
      ? { supportSeatPicking, canUsePriorityPurchase: true, prioritySaleTime: null }
      : { supportSeatPicking, canUsePriorityPurchase, prioritySaleTime }
  }

  private get ofSession(): SaleState | null {
    const { session } = this.sale.selection
    return session && sessionState(session, this.moment, this.forSessions)
  }

  /** A session that sells does not hide that the show sells to early buyers. */
  private get sessionCounts(): boolean {
    if (!this.showSells || !this.ofSession) return false
    return this.ofShow?.action !== 'priorityBuy' || !SELLING.has(this.ofSession.action)
  }
}
