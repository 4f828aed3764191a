import { observer } from 'mobx-react'
import { offeredPackage } from '@/api/coupon-package'
import { packageMemberPrice, packagePrice } from '@/components/coupon/package-rows/package-price'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { joinFacts } from '@/lib/join-facts'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'

/** Draws the price of a package and the buy button. Draws nothing if the package is not on sale. */
export const PackageOffer = observer(({ couponPackageId }: { couponPackageId: string }) => {
  const t = useTexts(couponCodeTexts)
  const prices = useTexts(checkoutTexts)
  const { privileges } = useServices().stores.userFacts
  const options = { silent: true, ...HANDLES_NOT_FOUND }
  const offer = useModel(({ screen }) => screen.query(offeredPackage, { couponPackageId }, { options })).value
  if (!offer) return null
  const { title, couponCount, itemId, stock } = offer
  const price = packagePrice(offer, prices)
  const gone = stock === 0
  return (
    <Card
      title={title}
      note={joinFacts([
        t('couponCode.count', { count: couponCount }),
        gone ? price : null,
        packageMemberPrice(offer, privileges, prices),
      ])}
      className={boxStyles.below3}
      mark={
        <Button disabled={gone} to={gone ? undefined : linkTo('card-confirm', { itemId })}>
          {gone ? t('couponCode.soldOut') : t('couponCode.buy', { price })}
        </Button>
      }
    />
  )
})
