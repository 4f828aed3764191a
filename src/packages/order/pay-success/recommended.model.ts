import { recommendedShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type HeldShows, heldShows } from '@/components/ticket/coming-tickets'

const COUNT = 6

/** Model of recommended shows. After a failure, the list of shows is empty. */
export class RecommendedModel {
  private readonly shows: Resource<{ items: ShowCard[] }>
  private readonly held: HeldShows

  constructor(deps: Pick<ModelDeps, 'screen' | 'stores'>) {
    const { screen, stores } = deps
    this.held = heldShows(deps)
    this.shows = screen.query(
      recommendedShows,
      // Loads twice as many shows as needed, because shows for which the buyer already has tickets are removed.
      { length: 2 * COUNT, cityId: stores.city.cityId },
      { options: { silent: true }, staleTime: Infinity },
    )
  }

  /** Returns the first recommended shows. Excludes the given show, and shows for which the buyer has tickets. */
  without(showId: string | undefined): ShowCard[] {
    const others = (this.shows.value?.items ?? []).filter((show) => show.showId !== showId)
    return this.held.without(others).slice(0, COUNT)
  }
}
