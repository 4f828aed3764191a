import { makeAutoObservable } from 'mobx'
import { type Reservation, type ReservationPage, reservations } from '@/api/reservation'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'
import { RECORD_STATES, type RecordState } from '@/domain/slot/reservation'

/** Number of reservations per page (shell §9). */
const LENGTH = 20

/** Returns the list key of a reservation. */
export const reservationKey = ({ reservationId }: Reservation): string => reservationId

/**
 * Model of the coming, waiting and past reservations of the account, and of the reservations and missed visits that
 * count against the buyer.
 */
export class ReserveRecordModel {
  readonly list: PagedList<Reservation>
  state: RecordState
  counted: ReservationPage['counted'] = { count: 0, blockedUntil: null }

  /** @param state segment that is selected first, or undefined for the coming reservations */
  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'screen'>,
    state?: string,
  ) {
    this.state = RECORD_STATES.find((each) => each === state) ?? 'COMING'
    this.list = deps.screen.list(this.load, reservationKey, { perUser: true })
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true, deep: false })
  }

  choose(state: RecordState): void {
    this.state = state
    void this.list.replace()
  }

  private readonly load = async (offset: number): Promise<FetchedPage<Reservation>> => {
    const { items, last, counted } = await this.deps.client.call(
      reservations,
      { state: this.state, offset, length: LENGTH },
      pageOptions(offset),
    )
    this.setCounted(counted)
    return { items, last }
  }

  private setCounted(counted: ReservationPage['counted']): void {
    this.counted = counted
  }
}
