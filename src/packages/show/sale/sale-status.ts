import { makeAutoObservable } from 'mobx'
import type { ShowDynamic } from '@/api/show'
import type { Resource } from '@/components/screen/async-resource'
import { sessionState, type ShowSaleFacts } from '@/components/show/sessions'
import { type SaleAction, type SaleState, saleState } from '@/domain/show/status'
import type { Clock } from '@/lib/clock'
import type { TicketSelection } from './ticket-selection'

/** States in which the show is on sale. The selected session can have a different state. */
const SELLING = new Set<SaleAction>(['buy', 'pickSeats', 'priorityBuy'])

const CLOSED = ['cancelled', 'postponed', 'finished', 'notListed'] as const

/** Parts of the sale on which its state depends. */
interface SaleStatusContext {
  dynamic: Resource<ShowDynamic>
  selection: TicketSelection
  /** Returns true if the buyer selects seats. */
  picksSeats: () => boolean
}

/** State of a show's sale, and of the selected session. */
export class SaleStatus {
  /** Time of the last load of the sale, epoch ms. The states are calculated for this time. */
  moment: number

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly sale: SaleStatusContext,
  ) {
    this.moment = clock.now()
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /**
   * Current state of the sale. While the show is on sale, this is the state of the selected session, which may be sold
   * out.
   */
  get current(): SaleState | null {
    return this.sessionCounts ? this.ofSession : this.ofShow
  }

  get ofShow(): SaleState | null {
    const dynamic = this.sale.dynamic.value
    return dynamic && saleState({ ...dynamic, ...this.forSessions }, this.moment)
  }

  /** True if tickets can be bought now, according to the state of the show or of the selected session. */
  get sells(): boolean {
    return this.current !== null && SELLING.has(this.current.action)
  }

  /** True if the show is on sale. The selected session can have a different state. */
  get showSells(): boolean {
    return this.ofShow !== null && SELLING.has(this.ofShow.action)
  }

  /** End of the sale, epoch ms; null while the show is not on sale. */
  get salesEnd(): number | null {
    return this.showSells ? (this.sale.dynamic.value?.latestSaleTime ?? null) : null
  }

  /** True if nothing can be selected: the show is canceled, postponed, finished or not listed. */
  get closed(): boolean {
    return this.closedLabel !== null
  }

  /** Reason why the sale is closed; null while it is open. */
  get closedLabel(): (typeof CLOSED)[number] | null {
    return CLOSED.find((label) => label === this.ofShow?.label) ?? null
  }

  /** Id of the session to which a reminder applies; null if the reminder applies to the show. */
  get sessionId(): string | null {
    return (this.sessionCounts && this.sale.selection.session?.bizShowSessionId) || null
  }

  /** Updates the states to the current time. */
  update(): void {
    this.moment = this.clock.now()
  }

  /** Data of the show that applies to all of its sessions. */
  private get forSessions(): ShowSaleFacts {
    const { dynamic, selection, picksSeats } = this.sale
    const { canUsePriorityPurchase = false, prioritySaleTime = null } = dynamic.value ?? {}
    const supportSeatPicking = picksSeats()
    // A privilege in the address may belong to another buyer. It is valid only if at least one session is sold with the
    // privilege.
    return selection.sellsByPrivilege && !canUsePriorityPurchase
      ? { supportSeatPicking, canUsePriorityPurchase: true, prioritySaleTime: null }
      : { supportSeatPicking, canUsePriorityPurchase, prioritySaleTime }
  }

  private get ofSession(): SaleState | null {
    const { session } = this.sale.selection
    return session && sessionState(session, this.moment, this.forSessions)
  }

  /**
   * True if the session's state is displayed instead of the show's. A session on sale must not hide the presale of the
   * show.
   */
  private get sessionCounts(): boolean {
    if (!this.showSells || !this.ofSession) return false
    return this.ofShow?.action !== 'priorityBuy' || !SELLING.has(this.ofSession.action)
  }
}
