import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShopModule } from '@/domain/shop-modules'
import type { TextKey } from '@/locales/keys'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteName } from '@/router/table/table'
import type { ContactModel } from '../../contact/contact.model'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import type { IconName } from '../../ui/icon/names'
import { ListGroup, ListRow } from '../../ui/list-row/list-row'
import type { ModuleVisibilityModel } from '../module-visibility.model'
import styles from './account-links.module.scss'

interface OwnRow {
  module: ShopModule
  icon: IconName
  title: TextKey
  to: LinkTo
}

/** The screens that a buyer opens most; on phones the account tab has them as a grid. */
const MOST_USED: readonly OwnRow[] = [
  { module: 'TICKET', icon: 'ticket', title: 'mine.tickets', to: linkTo('ticket-holder') },
  { module: 'ORDER', icon: 'order', title: 'mine.orders', to: linkTo('orders') },
  { module: 'ORDER', icon: 'refresh', title: 'mine.refunds', to: linkTo('refund-orders') },
  { module: 'TICKET', icon: 'gift', title: 'mine.gifts', to: linkTo('send-mine-ticket') },
  { module: 'FAVORITE', icon: 'heart', title: 'mine.favorites', to: linkTo('favorite-show') },
]

/** Rows of modules that the merchant may switch off. */
const OWN: readonly OwnRow[] = [
  { module: 'TICKET', icon: 'image', title: 'mine.stubs', to: linkTo('ticket-stub-list') },
  { module: 'ANNUAL_REVIEW', icon: 'star', title: 'mine.review', to: linkTo('annual-review') },
  { module: 'ORDER', icon: 'invoice', title: 'mine.invoices', to: linkTo('invoice') },
  { module: 'AUDIENCE', icon: 'people', title: 'mine.audiences', to: linkTo('audience') },
  { module: 'ADDRESS', icon: 'location', title: 'mine.addresses', to: linkTo('address') },
  { module: 'CERTIFICATE', icon: 'shield', title: 'mine.certificates', to: linkTo('certificates') },
]

export interface AccountLinksProps {
  /** As the navigation of this screen: with the most used screens, and its own row marked. */
  current?: RouteName
  /** The screen shows a part: one gift, one tab of the orders. */
  isPart?: boolean
  modules: Pick<ModuleVisibilityModel, 'shows'>
  contact: Pick<ContactModel, 'offered' | 'show'>
}

/** Links in groups: the buyer's data, the settings, the shop with its agreements. */
export const AccountLinks = observer(({ current, isPart, modules, contact }: AccountLinksProps) => {
  const t = useTexts()
  const { stores } = useServices()
  // A screen of the same name with parameters is another one, which the row leads away from.
  const linkOf = (to: LinkTo) => (to.name === current ? { current: true, ...(isPart && { to }) } : { to })
  const groupOf = (rows: readonly OwnRow[]) => {
    const shown = rows.filter(({ module }) => modules.shows(module))
    if (shown.length === 0) return null
    return (
      <ListGroup>
        {shown.map(({ icon, title, to }) => (
          <ListRow key={title} icon={icon} title={t(title)} {...linkOf(to)} />
        ))}
      </ListGroup>
    )
  }
  return (
    <View className={styles.groups}>
      {current && groupOf(MOST_USED)}
      {groupOf(OWN)}
      <ListGroup>
        <ListRow
          icon="settings"
          title={t('mine.setting')}
          value={stores.user.loggedIn ? undefined : t(`language.${stores.preferences.language}`)}
          {...linkOf(linkTo('setting'))}
        />
      </ListGroup>
      <ListGroup>
        {contact.offered && <ListRow icon="service" title={t('mine.service')} onClick={contact.show} />}
        <ListRow icon="info" title={t('mine.about')} {...linkOf(linkTo('agreement-support'))} />
      </ListGroup>
    </View>
  )
})
