import { masonryComponentData } from '@/api/layout'
import type { ShowCard } from '@/api/show-card'
import { PagedList } from '../../lists/paged-list'
import type { Services } from '../../services'
import type { PartProps } from '../part'

/** Creates the endless list; the layout contains its first page. */
export const recommendedList = (
  { client, stores }: Pick<Services, 'client' | 'stores'>,
  { component, layoutId }: PartProps<'RECOMMENDED_LIST'>,
): PagedList<ShowCard> => {
  const { componentId, type: componentType, pageSize: length, shows: items, last } = component
  const list = new PagedList<ShowCard>(
    (offset) =>
      client.call(masonryComponentData, {
        layoutId,
        componentId,
        componentType,
        cityId: stores.city.cityId,
        offset,
        length,
      }),
    ({ showId }) => showId,
  )
  list.seed({ items, last })
  return list
}
