import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import { AccountLinks } from '@/components/account/account-links/account-links'
import { AccountModel } from '@/components/account/account.model'
import { ProfileHeader } from '@/components/account/profile-header/profile-header'
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
import { Shortcuts } from './parts/shortcuts/shortcuts'

/** The account tab; on desktop the buyer and the links are the account's navigation. */
function Mine() {
  const t = useTexts()
  const model = useModel((deps) => new MineModel(deps))
  const modules = useModuleVisibility()
  const desktop = useDesktop()
  const shortcuts = <Shortcuts model={model} modules={modules} />
  return (
    <>
      <NavBar title={t('tab.mine')} back={false} />
      <View className={styles.page}>{desktop ? shortcuts : <Own modules={modules}>{shortcuts}</Own>}</View>
      <PageLayout page="PERSONAL_CENTER" />
    </>
  )
}

interface OwnProps {
  modules: ModuleVisibilityModel
  children: ReactNode
}

/** The buyer and the links, above and below the shortcuts. */
function Own({ modules, children }: OwnProps) {
  const account = useModel((deps) => new AccountModel(deps))
  const contact = useModel((deps) => new ContactModel(deps))
  return (
    <>
      <ProfileHeader model={account} modules={modules} />
      {children}
      <AccountLinks modules={modules} contact={contact} />
      <ContactSheet model={contact} />
    </>
  )
}

export default screen('mine', Mine)
