import { observer } from 'mobx-react'
import type { OfferedPackage } from '@/api/coupon-package'
import { joinFacts } from '@/lib/join-facts'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { ListGroup, ListRow } from '../../ui/list-row/list-row'
import { packageMemberPrice, packagePrice } from './package-price'

/** Draws packages of coupons on sale: the number of coupons, the prices, and a note if a package is sold out. */
export const PackageRows = observer(({ packages }: { packages: readonly OfferedPackage[] }) => {
  const t = useTexts(couponCodeTexts)
  const prices = useTexts(checkoutTexts)
  const { privileges } = useServices().stores.userFacts
  return (
    <ListGroup>
      {packages.map((offer) => (
        <ListRow
          key={offer.couponPackageId}
          icon="gift"
          title={offer.title}
          note={joinFacts([
            t('couponCode.count', { count: offer.couponCount }),
            packagePrice(offer, prices),
            packageMemberPrice(offer, privileges, prices),
            offer.stock === 0 ? t('couponCode.soldOut') : null,
          ])}
          to={linkTo('coupon-list', { couponPackageId: offer.couponPackageId, offered: '1' })}
        />
      ))}
    </ListGroup>
  )
})
