import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { offeredPackages, type OfferedPackage } from '@/api/coupon-package'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'

/** Returns one line about a package: the number of its coupons, its price, and a note if it is sold out. */
const offerText = ({ couponCount, price, stock }: OfferedPackage, t: Translate<typeof couponCodeTexts>): string =>
  joinFacts([
    t('couponCode.count', { count: couponCount }),
    t('price.amount', { amount: formatMoney(price) }),
    stock === 0 ? t('couponCode.soldOut') : null,
  ])

/** Draws the packages on sale. Draws nothing if there are no packages on sale, or if they fail to load. */
export const OfferedPackages = observer(() => {
  const t = useTexts(couponCodeTexts)
  const packages = useModel(({ screen }) => screen.query(offeredPackages, {}, { options: { silent: true } })).value
  if (!packages || packages.length === 0) return null
  return (
    <View className={classes(boxStyles.stack3, boxStyles.below3)}>
      <View className={textStyles.item} role="heading" ariaLevel={2}>
        {t('couponCode.onSale')}
      </View>
      <ListGroup>
        {packages.map((offer) => (
          <ListRow
            key={offer.couponPackageId}
            icon="gift"
            title={offer.title}
            note={offerText(offer, t)}
            to={linkTo('coupon-list', { couponPackageId: offer.couponPackageId, offered: '1' })}
          />
        ))}
      </ListGroup>
    </View>
  )
})
