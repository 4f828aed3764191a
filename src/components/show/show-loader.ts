import type { ShowDynamic, ShowStatic } from '@/api/show'
import { showDynamic, showStatic } from '@/api/show'
import { showDynamicData, showInPreview, showStaticData } from '@/api/show-data'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { Services } from '@/components/services'

/** Parameters of a screen's address for loading its show. */
export interface ShowQuery {
  showId: string
  source?: string | undefined
  promotionId?: string | undefined
  siteId?: string | undefined
  orderId?: string | undefined
}

/**
 * Loads the halves of a show by the calls of the visit.
 * - `preview`: for the merchant's back office, with one response for both halves. Equal running requests are shared.
 * - v3: if the merchant's configuration requires it.
 * - v5: otherwise, and without a configuration.
 */
export class ShowLoader {
  constructor(
    private readonly deps: Pick<Services, 'client' | 'stores'>,
    private readonly query: ShowQuery,
  ) {}

  /** Loads data that seldom changes. Throws a RequestError; a show that does not exist is not shown by a dialog. */
  facts(): Promise<ShowStatic> {
    const { client, stores } = this.deps
    const { showId } = this.query
    if (stores.session.preview) return this.preview()
    if (stores.shop.config?.showDataV3) return client.call(showStaticData, this.placed, HANDLES_NOT_FOUND)
    const { source, promotionId, siteId, orderId } = this.query
    return client.call(showStatic, { showId, source, promotionId, siteId, orderId }, HANDLES_NOT_FOUND)
  }

  /** Loads the sale. Throws a RequestError; a show that does not exist is not shown by a dialog. */
  dynamic(): Promise<ShowDynamic> {
    const { client, stores } = this.deps
    const { showId, source } = this.query
    if (stores.session.preview) return this.preview()
    if (stores.shop.config?.showDataV3) return client.call(showDynamicData, this.placed, HANDLES_NOT_FOUND)
    return client.call(showDynamic, { showId, source }, HANDLES_NOT_FOUND)
  }

  private preview(): Promise<ShowStatic & ShowDynamic> {
    return this.deps.client.call(showInPreview, this.placed, HANDLES_NOT_FOUND)
  }

  private get placed(): { showId: string; locationCityId: string } {
    return { showId: this.query.showId, locationCityId: this.deps.stores.city.cityId }
  }
}
