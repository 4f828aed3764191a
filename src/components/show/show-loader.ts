import type { ShowDynamic, ShowStatic } from '@/api/show'
import { showDynamic, showStatic } from '@/api/show'
import { showDynamicData, showInPreview, showStaticData } from '@/api/show-data'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { Services } from '@/components/services'

/** What a screen's address says about how the show is looked at. */
export interface ShowQuery {
  showId: string
  source?: string | undefined
  promotionId?: string | undefined
  siteId?: string | undefined
  orderId?: string | undefined
}

/**
 * Loads the halves of a show, by the calls that fit the visit: `preview` for the merchant's back office, whose answer has both halves
 * (equal requests under way are one); the v3 pair where the merchant's configuration asks for it; else v5. As long as no
 * configuration is known, v5.
 */
export class ShowLoader {
  constructor(
    private readonly deps: Pick<Services, 'client' | 'stores'>,
    private readonly query: ShowQuery,
  ) {}

  /** What seldom changes. Throws a RequestError; a show that does not exist is not shown by a dialog. */
  facts(): Promise<ShowStatic> {
    const { client, stores } = this.deps
    const { showId } = this.query
    if (stores.session.preview) return this.preview()
    if (stores.shop.config?.showDataV3) return client.call(showStaticData, this.placed, HANDLES_NOT_FOUND)
    const { source, promotionId, siteId, orderId } = this.query
    return client.call(showStatic, { showId, source, promotionId, siteId, orderId }, HANDLES_NOT_FOUND)
  }

  /** How it sells. Throws a RequestError; a show that does not exist is not shown by a dialog. */
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
