import { View } from '@tarojs/components'
import { useModuleVisibility } from '@/components/account/use-module-visibility'
import { ContactModel } from '@/components/contact/contact.model'
import { ContactSheet } from '@/components/contact/contact-sheet'
import { PageLayout } from '@/components/layout/page-layout'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useDesktop } from '@/components/shell/use-desktop'
import { useTexts } from '@/components/texts'
import { screen } from '@/router/screen'
import { MineModel } from './mine.model'
import styles from './mine.module.scss'
import { Links } from './parts/links/links'
import { ProfileHeader } from './parts/profile-header/profile-header'
import { Shortcuts } from './parts/shortcuts/shortcuts'

/** The account tab; on desktop its links are a navigation at the left. */
function Mine() {
  const t = useTexts()
  const model = useModel((deps) => new MineModel(deps))
  const modules = useModuleVisibility()
  const contact = useModel((deps) => new ContactModel(deps))
  const desktop = useDesktop()
  const profile = <ProfileHeader model={model} modules={modules} />
  const shortcuts = <Shortcuts model={model} modules={modules} />
  const links = <Links modules={modules} contact={contact} />
  const layout = <PageLayout page="PERSONAL_CENTER" />
  return (
    <View className={styles.screen}>
      <NavBar title={t('tab.mine')} back={false} />
      {desktop ? (
        <View className={styles.page}>
          <View className={styles.side}>
            {profile}
            {links}
          </View>
          <View className={styles.content}>
            {shortcuts}
            {layout}
          </View>
        </View>
      ) : (
        <>
          <View className={styles.page}>
            {profile}
            {shortcuts}
            {links}
          </View>
          {layout}
        </>
      )}
      <ContactSheet model={contact} />
    </View>
  )
}

export default screen('mine', Mine)
