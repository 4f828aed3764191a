import { View } from '@tarojs/components'
import { useModuleVisibility } from '@/components/account/use-module-visibility'
import { ContactModel } from '@/components/contact/contact.model'
import { ContactSheet } from '@/components/contact/contact-sheet'
import { PageLayout } from '@/components/layout/page-layout'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { screen } from '@/router/screen'
import { MineModel } from './mine.model'
import styles from './mine.module.scss'
import { Links } from './parts/links/links'
import { OrderShortcuts } from './parts/order-shortcuts/order-shortcuts'
import { ProfileHeader } from './parts/profile-header/profile-header'

function Mine() {
  const t = useTexts()
  const model = useModel((deps) => new MineModel(deps))
  const modules = useModuleVisibility()
  const contact = useModel((deps) => new ContactModel(deps))
  return (
    <>
      <NavBar title={t('tab.mine')} back={false} />
      <View className={styles.page}>
        <View>
          <ProfileHeader model={model} modules={modules} />
        </View>
        <View className={styles.rest}>
          {modules.shows('ORDER') && <OrderShortcuts model={model} />}
          <Links modules={modules} contact={contact} />
        </View>
      </View>
      <View className={styles.layout}>
        <PageLayout page="PERSONAL_CENTER" />
      </View>
      <ContactSheet model={contact} />
    </>
  )
}

export default screen('mine', Mine)
