import { makeAutoObservable } from 'mobx'
import { favoriteShows, type FavoriteTour, favoriteTours } from '@/api/favorite'
import { recommendedShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { FavoriteMarks, type FavoriteTarget } from '../favorite-marks'
import { type FetchedPage, pageOptions, type PagedList } from '../../lists/paged-list'
import type { Resource } from '../../screen/async-resource'
import type { ModelDeps } from '../../screen/use-model'
import { type HeldShows, heldShows } from '../../ticket/coming-tickets'

/** Entries a page (shell §9). */
const PAGE = 20
/** Up to so many favourites a list is short: others are recommended below it. */
const SHORT = 3
/** Most of those. */
const RELATED = 6

export type FavoriteTab = FavoriteTarget['kind']

/** What the buyer marked. An entry whose mark is taken back keeps its place until the screen loads again, so that it can be marked again. */
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

  /** All there is, and it is not much. */
  private get isShort(): boolean {
    return this.shows.loaded && this.shows.last && this.shows.items.length <= SHORT
  }

  /** Shows of the city that the buyer may like as well, below a short list; a failure shows nothing. */
  get related(): ShowCard[] {
    if (!this.isShort) return []
    const own = new Set(this.shows.items.map(({ showId }) => showId))
    const others = (this.recommended.value?.items ?? []).filter(({ showId }) => !own.has(showId))
    return this.held.without(others).slice(0, RELATED)
  }

  setTab(tab: FavoriteTab): void {
    this.tab = tab
  }

  /** Loads the next page of the list in view; tours have one page. */
  async more(): Promise<void> {
    if (this.tab === 'SHOW') await this.shows.more()
  }

  /** The gateway's list no longer has what was taken back here: the next page begins that much earlier. */
  private fetch(loaded: number): Promise<FetchedPage<ShowCard>> {
    const removed = this.shows.items.filter(({ showId }) => !this.marks.has({ kind: 'SHOW', id: showId }, true)).length
    const offset = loaded === 0 ? 0 : loaded - removed
    return this.deps.client.call(favoriteShows, { offset, length: PAGE }, pageOptions(loaded))
  }
}
