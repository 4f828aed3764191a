import { recommendedShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

const COUNT = 6

/** What else there is to see. A failure shows nothing. */
export class RecommendedModel {
  readonly shows: Resource<{ items: ShowCard[] }>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>) {
    this.shows = screen.query(
      recommendedShows,
      // One of them may be what was bought.
      { length: COUNT + 1, cityId: stores.shop.cityId },
      { options: { silent: true }, staleTime: Infinity },
    )
  }

  /** The first shows but one. */
  without(showId: string | undefined): ShowCard[] {
    return (this.shows.value?.items ?? []).filter((show) => show.showId !== showId).slice(0, COUNT)
  }
}
