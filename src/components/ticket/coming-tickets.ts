import { makeAutoObservable } from 'mobx'
import { isLive, type VoucherBrief, type VoucherPage, vouchers } from '@/api/voucher'
import type { CallOptions } from '@/request/options'
import type { LoadStatus } from '../screen/async-resource'
import type { LoadRules } from '../screen/screen-scope'
import type { SharedResource } from '../screen/shared-resource'
import type { ModelDeps } from '../screen/use-model'

/**
 * Entries per page, chosen by this project. Few buyers have more tickets, so the stored copy of one page usually
 * contains the tickets of every site.
 */
export const PAGE_LENGTH = 50

type TicketRules = Pick<LoadRules, 'staleTime'> & { options: CallOptions }

const INLINE: TicketRules = { options: { inlineErrors: true } }

/** The buyer's valid upcoming tickets. All screens that show them, or that omit their shows, share them. */
export class ComingTickets {
  private readonly page: SharedResource<VoucherPage>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, rules: TicketRules = INLINE) {
    const params = { offset: 0, length: PAGE_LENGTH }
    this.page = screen.query(vouchers, params, { ...rules, when: () => stores.user.loggedIn })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Vouchers, the earliest show first; null while they are not loaded, and for a visitor. */
  get value(): VoucherBrief[] | null {
    return this.page.value?.items.filter(isLive) ?? null
  }

  /** Number of tickets in all vouchers; null if further pages exist, or while loading. */
  get count(): number | null {
    return this.page.value?.last ? (this.value ?? []).reduce((sum, { qty }) => sum + qty, 0) : null
  }

  get error(): unknown {
    return this.page.error
  }

  get status(): LoadStatus {
    return this.page.status
  }

  load(): Promise<boolean> {
    return this.page.load()
  }

  /** Removes the shows for which the buyer has tickets. */
  without<Show extends { showId: string }>(shows: readonly Show[]): Show[] {
    const held = new Set(this.value?.map(({ showId }) => showId))
    return shows.filter(({ showId }) => !held.has(showId))
  }
}

/** Filter that removes the shows for which the buyer has tickets. */
export type HeldShows = Pick<ComingTickets, 'without'>

/** Age in milliseconds from which a screen with recommendations reloads the tickets. */
const STALE_TIME = 60_000

/** Creates the filter of a screen that recommends shows. The filter removes nothing until the tickets are loaded. */
export const heldShows = (deps: Pick<ModelDeps, 'screen' | 'stores'>): HeldShows =>
  new ComingTickets(deps, { staleTime: STALE_TIME, options: { silent: true, importance: 'low' } })
