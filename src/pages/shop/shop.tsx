import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Picture } from '@/components/ui/picture/picture'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import { ShopFacts } from './parts/shop-facts/shop-facts'
import styles from './shop.module.scss'
import { ShopModel } from './shop.model'
import { drawnWidth } from '@/domain/drawn-picture'

const MARK = drawnWidth(64)

function Shop() {
  const t = useTexts()
  const { facts } = useModel((deps) => new ShopModel(deps))
  useScreenLoading(facts.status === 'loading')
  return (
    <>
      <NavBar title={t('tab.shop')} back={false} />
      <View className={styles.page}>
        <Merchant />
        <AsyncView of={facts} compact skeleton={<Skeleton className={styles.waiting} shape="block" height="260px" />}>
          {(value) => <ShopFacts facts={value} />}
        </AsyncView>
      </View>
    </>
  )
}

/** The merchant, in its own texts. */
const Merchant = observer(() => {
  const t = useTexts()
  const { stores } = useServices()
  const { shopName = '', shareDescription = '', companyDesc = '' } = stores.shop.config ?? {}
  const avatar = stores.shop.avatar(stores.preferences.theme)
  return (
    <View className={styles.merchant}>
      {avatar && <Picture className={styles.avatar} src={avatar} alt="" width={MARK} eager />}
      <View className={styles.words}>
        <View className={styles.name} role="heading" ariaLevel={2}>
          {shopName}
        </View>
        {shareDescription && <Text className={styles.motto}>{shareDescription}</Text>}
        {companyDesc && <Text className={styles.company}>{companyDesc}</Text>}
      </View>
      <Button className={styles.browse} size="m" to={linkTo('all')}>
        {t('shop.browse')}
      </Button>
    </View>
  )
})

export default screen('shop', Shop)
