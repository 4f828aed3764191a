import { recommendedShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

const COUNT = 6

/** What else there is to see. A failure shows nothing: it is a courtesy. */
export class RecommendedModel {
  readonly shows: Loadable<ShowCard[]>

  constructor({ client, stores }: Pick<Services, 'client' | 'stores'>) {
    this.shows = new Loadable(async () => {
      const { items } = await client.call(
        recommendedShows,
        { length: COUNT, cityId: stores.shop.cityId },
        { silent: true },
      )
      return items
    })
  }
}
