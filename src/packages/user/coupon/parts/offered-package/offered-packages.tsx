import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { offeredPackages } from '@/api/coupon-package'
import { PackageRows } from '@/components/coupon/package-rows/package-rows'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'

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
      <PackageRows packages={packages} />
    </View>
  )
})
