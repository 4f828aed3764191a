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
      { length: COUNT, cityId: stores.shop.cityId },
      { options: { silent: true }, staleTime: Infinity },
    )
  }
}
