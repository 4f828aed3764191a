import { observer } from 'mobx-react'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { productTexts } from '@/locales/namespaces/product'
import { linkTo } from '@/router/link-to'
import { pointCount } from '../points/points-text'
import { useTexts } from '../texts'
import { Card } from '../ui/card/card'
import { ListRow } from '../ui/list-row/list-row'
import type { ItemCheckoutModel } from './item-checkout.model'

/** Draws the points that the purchase costs, the points that the buyer has, and the points that are missing. */
export const ItemPointsCard = observer(({ model }: { model: ItemCheckoutModel }) => {
  const t = useTexts(productTexts)
  const prices = useTexts(checkoutTexts)
  const { checkout, pointsShort } = model
  if (!checkout.price || checkout.price.payPoints === 0) return null
  const { payPoints, usablePoints } = checkout.price
  const text = (key: 'usable' | 'short', count: number) =>
    t(`product.points.${key}`, { count, number: pointCount(count) })
  return (
    <Card
      title={t('product.points.title')}
      id={checkout.required.idOf('points')}
      note={text('usable', usablePoints)}
      problem={pointsShort > 0 ? text('short', pointsShort) : ''}
    >
      <ListRow
        title={t('product.points.mine')}
        value={prices('price.pointCount', { count: payPoints, number: pointCount(payPoints) })}
        to={linkTo('points')}
      />
    </Card>
  )
})
