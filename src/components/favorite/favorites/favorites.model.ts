import { makeAutoObservable } from 'mobx'
import { favoriteShows, type FavoriteTour, favoriteTours } from '@/api/favorite'
import { recommendedShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { FavoriteMarks, type FavoriteTarget } from '../favorite-marks'
import { type FetchedPage, pageOptions, type PagedList } from '../../lists/paged-list'
import type { Resource } from '../../screen/async-resource'
import type { ModelDeps } from '../../screen/use-model'
import { type HeldShows, heldShows } from '../../ticket/coming-tickets'

/** Entries per page (shell §9). */
const PAGE = 20
/** A list with at most this many favorites is followed by recommendations. */
const SHORT = 3
/** Maximum number of recommended shows. */
const RELATED = 6

export type FavoriteTab = FavoriteTarget['kind']

/** The buyer's favorites. A removed entry remains until the screen reloads, so that it can be added again. */
export class FavoritesModel {
  tab: FavoriteTab = 'SHOW'
  readonly marks: FavoriteMarks
  readonly shows: PagedList<ShowCard>
  readonly tours: Resource<FavoriteTour[]>
  private readonly recommended: Resource<{ items: ShowCard[] }>
  private readonly held: HeldShows

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'navigate' | 'screen'>) {
    const { screen } = deps
    this.marks = new FavoriteMarks(deps, 0)
    this.shows = screen.list(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
      { perUser: true },
    )
    this.tours = screen.query(favoriteTours, {})
    this.recommended = screen.query(
      recommendedShows,
      () => ({ length: RELATED + SHORT, isFavoriteListPageRecommend: true, cityId: deps.stores.city.cityId }),
      { options: { silent: true }, staleTime: Infinity, when: () => this.isShort },
    )
    this.held = heldShows(deps)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if the list is complete and short. */
  private get isShort(): boolean {
    return this.shows.loaded && this.shows.last && this.shows.items.length <= SHORT
  }

  /** Recommended shows of the city, below a short list; a failure shows nothing. */
  get related(): ShowCard[] {
    if (!this.isShort) return []
    const own = new Set(this.shows.items.map(({ showId }) => showId))
    const others = (this.recommended.value?.items ?? []).filter(({ showId }) => !own.has(showId))
    return this.held.without(others).slice(0, RELATED)
  }

  setTab(tab: FavoriteTab): void {
    this.tab = tab
  }

  /** Loads the next page of the selected list; tours have one page. */
  async more(): Promise<void> {
    if (this.tab === 'SHOW') await this.shows.more()
  }

  /**
   * Loads the next page. Its offset excludes favorites that were removed here, because the gateway's list no longer
   * contains them.
   */
  private fetch(loaded: number): Promise<FetchedPage<ShowCard>> {
    const removed = this.shows.items.filter(({ showId }) => !this.marks.has({ kind: 'SHOW', id: showId }, true)).length
    const offset = loaded === 0 ? 0 : loaded - removed
    return this.deps.client.call(favoriteShows, { offset, length: PAGE }, pageOptions(loaded))
  }
}
