import { Text, View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type LinkTo, linkTo } from '@/router/link-to'
import { factsOf, type RouteName } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { ContactModel } from '../../contact/contact.model'
import { ContactSheet } from '../../contact/contact-sheet'
import { useModel } from '../../screen/use-model'
import { useTexts } from '../../texts'
import { ComingTickets } from '../../ticket/coming-tickets'
import { AccountModel } from '../account.model'
import { ENTRY_GROUPS } from '../entries'
import { OrderMark } from '../order-mark/order-mark'
import { OrderMarks } from '../order-marks.model'
import { ProfileHeader } from '../profile-header/profile-header'
import { useModuleVisibility } from '../use-module-visibility'
import { NavEntry, type NavEntryProps } from './nav-entry'
import styles from './account-nav.module.scss'

export interface AccountNavProps {
  current: RouteName
}

/** The ticket count may be a minute old. A count that failed to load is omitted. */
const TICKET_RULES = { staleTime: 60_000, options: { silent: true, importance: 'low' } } as const

const OTHER = { setting: linkTo('setting'), about: linkTo('agreement-support') }

/**
 * Draws the account's navigation on desktop: the buyer and the account's screens. Marks the entry of the open screen.
 */
export const AccountNav = observer(({ current }: AccountNavProps) => {
  const t = useTexts()
  const { params } = useRouter()
  const { account: entry, optional } = factsOf(current)
  // A single gift or a tab of the orders is a screen below the entry's own screen.
  const isPart = optional.some((name) => params[name])
  const account = useModel((deps) => new AccountModel(deps))
  const contact = useModel((deps) => new ContactModel(deps))
  const modules = useModuleVisibility()
  const marks = useModel((deps) => new OrderMarks(deps))
  const tickets = useModel((deps) => new ComingTickets(deps, TICKET_RULES))
  const markOf = (name: RouteName): NavEntryProps['current'] => {
    if (name !== entry) return undefined
    return name === current && !isPart ? 'page' : 'true'
  }
  const linkOf = (to: LinkTo) => {
    const mark = markOf(to.name)
    return { current: mark, to: mark === 'page' ? undefined : to }
  }
  /** Returns the link of an entry with its mark: the orders that need attention, or the number of tickets. */
  const marked = (to: LinkTo): Partial<NavEntryProps> & { to: LinkTo } => {
    if (to.name === 'orders') return { mark: <OrderMark marks={marks} />, to: marks.link }
    const count = to.name === 'ticket-holder' && tickets.count
    if (!count) return { to }
    return { mark: <Text className={styles.count}>{count}</Text>, to }
  }
  const groups = ENTRY_GROUPS.map((group) => group.filter(({ module }) => modules.shows(module)))
  return (
    <View className={boxStyles.stack3} role="navigation" ariaLabel={t('tab.mine')}>
      <ProfileHeader model={account} modules={modules} current={markOf('profile')} />
      <View className={styles.entries}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <View key={group[0]!.title} className={styles.group}>
              {group.map(({ icon, title, to: plain }) => {
                const { to, ...mark } = marked(plain)
                return <NavEntry key={title} icon={icon} title={t(title)} {...mark} {...linkOf(to)} />
              })}
            </View>
          ))}
        <View className={styles.group}>
          <NavEntry icon="settings" title={t('mine.setting')} {...linkOf(OTHER.setting)} />
          {contact.offered && <NavEntry icon="service" title={t('mine.service')} onClick={contact.show} />}
          <NavEntry icon="info" title={t('mine.about')} {...linkOf(OTHER.about)} />
        </View>
      </View>
      <ContactSheet model={contact} />
    </View>
  )
})
