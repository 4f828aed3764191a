import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import styles from './shop-state.module.scss'

/** Screen of a closed shop. When the shop is open again, this screen is replaced by the home page. */
function ShopState() {
  const t = useTexts(userTexts)
  const { dialogs, navigate, stores } = useServices()
  const { open, config } = stores.shop
  const isOpen = config !== null && open
  useEffect(() => {
    if (isOpen) void navigate.switchTab('home')
  }, [isOpen, navigate])
  const again = async () => {
    await stores.shop.load()
    if (!stores.shop.open) dialogs.toast(t('notice.shop.still'))
  }
  return (
    <>
      <NavBar title={config?.shopName || t('notice.shop.title')} back={false} />
      <Empty
        scene="sold-out"
        sentence={t('error.shopClosed')}
        hint={t('notice.shop.closedHint')}
        action={{ text: t('notice.shop.again'), onClick: again }}
      />
      <View className={styles.tickets}>
        <Button kind="quiet" size="m" to={linkTo('ticket-holder')}>
          {t('notice.shop.tickets')}
        </Button>
      </View>
    </>
  )
}

export default screen('shop-state', ShopState)
