import { type ListedGoods, searchGoods } from '@/api/goods-list'
import type { Resource } from '../../screen/async-resource'
import type { ModelDeps } from '../../screen/use-model'

const COUNT = 6

/**
 * Loads a few goods in stock for an empty list, in the merchant's order.
 *
 * @param isWanted returns true while the list is empty; observable
 */
export const loadRecommended = (
  { client, screen, stores }: Pick<ModelDeps, 'client' | 'screen' | 'stores'>,
  isWanted: () => boolean,
): Resource<ListedGoods[]> =>
  screen.resource(
    async () => {
      const page = { inStock: true, cityId: stores.city.cityId, offset: 0, length: COUNT }
      return (await client.call(searchGoods, page, { silent: true })).items
    },
    { when: isWanted, staleTime: Infinity },
  )
