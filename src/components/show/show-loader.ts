import type { ShowDynamic, ShowStatic } from '@/api/show'
import { showDynamic, showStatic } from '@/api/show'
import { showDynamicData, showInPreview, showStaticData } from '@/api/show-data'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { Services } from '@/components/services'

/** Address parameters that a screen needs to load its show. */
export interface ShowQuery {
  showId: string
  source?: string | undefined
  promotionId?: string | undefined
  siteId?: string | undefined
  orderId?: string | undefined
}

/**
 * Loads the static and dynamic data of a show. The calls depend on the visit.
 *
 * - `preview`: for the merchant's back office. One response contains both, and equal running requests are shared.
 * - v3: if the merchant's configuration requires it.
 * - v5: otherwise, and without a configuration.
 */
export class ShowLoader {
  constructor(
    private readonly deps: Pick<Services, 'client' | 'stores'>,
    private readonly query: ShowQuery,
  ) {}

  /** Loads the static data. Throws a RequestError. The error dialog is omitted for a show that does not exist. */
  facts(): Promise<ShowStatic> {
    const { client, stores } = this.deps
    const { showId } = this.query
    if (stores.session.preview) return this.preview()
    if (stores.shop.config?.showDataV3) return client.call(showStaticData, this.placed, HANDLES_NOT_FOUND)
    const { source, promotionId, siteId, orderId } = this.query
    return client.call(showStatic, { showId, source, promotionId, siteId, orderId }, HANDLES_NOT_FOUND)
  }

  /** Loads the sale data. Throws a RequestError. The error dialog is omitted for a show that does not exist. */
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
