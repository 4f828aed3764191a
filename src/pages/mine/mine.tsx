import { View } from '@tarojs/components'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import { AccountLinks } from '@/components/account/account-links/account-links'
import { AccountModel } from '@/components/account/account.model'
import { OrderMarks } from '@/components/account/order-marks.model'
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
import styles from './mine.module.scss'
import { Coming } from './parts/coming/coming'
import { MemberStrip } from './parts/member-strip/member-strip'
import { Shortcuts } from './parts/shortcuts/shortcuts'

/** Draws the account tab. On desktop, the account navigation contains the profile and the links instead. */
function Mine() {
  const t = useTexts()
  const modules = useModuleVisibility()
  const desktop = useDesktop()
  return (
    <>
      <NavBar title={t('tab.mine')} back={false} />
      <View className={styles.page}>{desktop ? <Coming modules={modules} /> : <Own modules={modules} />}</View>
      <PageLayout page="PERSONAL_CENTER" popups />
    </>
  )
}

/** Draws the profile, the next orders and tickets, and links to the account's screens. */
function Own({ modules }: { modules: ModuleVisibilityModel }) {
  const marks = useModel((deps) => new OrderMarks(deps))
  const account = useModel((deps) => new AccountModel(deps))
  const contact = useModel((deps) => new ContactModel(deps))
  return (
    <>
      <ProfileHeader model={account} modules={modules} />
      <MemberStrip modules={modules} />
      <Coming modules={modules} />
      <Shortcuts marks={marks} modules={modules} />
      <AccountLinks modules={modules} contact={contact} />
      <ContactSheet model={contact} />
    </>
  )
}

export default screen('mine', Mine)
