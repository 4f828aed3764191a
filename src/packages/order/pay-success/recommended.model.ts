import { recommendedShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type HeldShows, heldShows } from '@/components/ticket/coming-tickets'

const COUNT = 6

/** Recommended shows. A failure shows nothing. */
export class RecommendedModel {
  private readonly shows: Resource<{ items: ShowCard[] }>
  private readonly held: HeldShows

  constructor(deps: Pick<ModelDeps, 'screen' | 'stores'>) {
    const { screen, stores } = deps
    this.held = heldShows(deps)
    this.shows = screen.query(
      recommendedShows,
      // The buyer has tickets for some of them.
      { length: 2 * COUNT, cityId: stores.city.cityId },
      { options: { silent: true }, staleTime: Infinity },
    )
  }

  /** Returns the first shows, without this one and those that the buyer has tickets for. */
  without(showId: string | undefined): ShowCard[] {
    const others = (this.shows.value?.items ?? []).filter((show) => show.showId !== showId)
    return this.held.without(others).slice(0, COUNT)
  }
}
