import { crossName } from '@/domain/show/names'
import type { Translate } from '@/locales/keys'

interface NamedOrder {
  firstShowName: string
  crossShow: boolean
  childCount?: number
}

/**
 * Returns the name of an order's show. For several shows, returns the first name and the number of others (domain §3).
 */
export const orderName = ({ firstShowName, crossShow, childCount = 0 }: NamedOrder, t: Translate): string => {
  const { name, several } = crossName(firstShowName, crossShow)
  if (!several) return name
  return childCount > 1
    ? t('show.andMore', { name, total: childCount, more: childCount - 1 })
    : t('show.andOthers', { name })
}
