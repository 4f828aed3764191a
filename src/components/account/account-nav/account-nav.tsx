import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { factsOf, type RouteName } from '@/router/table/table'
import { ContactModel } from '../../contact/contact.model'
import { ContactSheet } from '../../contact/contact-sheet'
import { useModel } from '../../screen/use-model'
import { useTexts } from '../../texts'
import { AccountLinks } from '../account-links/account-links'
import { AccountModel } from '../account.model'
import { ProfileHeader } from '../profile-header/profile-header'
import { useModuleVisibility } from '../use-module-visibility'
import styles from './account-nav.module.scss'

export interface AccountNavProps {
  current: RouteName
}

/** The account's navigation on desktop: the buyer and the account's screens. */
export function AccountNav({ current }: AccountNavProps) {
  const t = useTexts()
  const { params } = useRouter()
  const isPart = factsOf(current).optional.some((name) => params[name])
  const account = useModel((deps) => new AccountModel(deps))
  const contact = useModel((deps) => new ContactModel(deps))
  const modules = useModuleVisibility()
  return (
    <View className={styles.nav} role="navigation" ariaLabel={t('tab.mine')}>
      <ProfileHeader model={account} modules={modules} />
      <AccountLinks current={current} isPart={isPart} modules={modules} contact={contact} />
      <ContactSheet model={contact} />
    </View>
  )
}
