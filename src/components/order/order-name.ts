import { crossName } from '@/domain/show/names'
import type { Translate } from '@/locales/keys'

interface NamedOrder {
  firstShowName: string
  crossShow: boolean
  childCount?: number
  /** Title of the combo with which the order was bought; '' without a combo. */
  promotionTitle?: string
  hasChildren?: boolean
}

/**
 * Returns the name of an order's show. For several shows, returns the title of their combo, or else the first name and
 * the number of others (domain §3).
 */
export const orderName = (
  { firstShowName, crossShow, childCount = 0, promotionTitle = '', hasChildren = false }: NamedOrder,
  t: Translate,
): string => {
  if (hasChildren && promotionTitle !== '') return promotionTitle
  const { name, several } = crossName(firstShowName, crossShow)
  if (!several) return name
  return childCount > 1
    ? t('show.andMore', { name, total: childCount, more: childCount - 1 })
    : t('show.andOthers', { name })
}
