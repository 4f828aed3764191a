import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ModuleVisibilityModel } from '@/components/account/module-visibility.model'
import type { ContactModel } from '@/components/contact/contact.model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import type { IconName } from '@/components/ui/icon/names'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import type { ShopModule } from '@/domain/shop-modules'
import type { TextKey } from '@/locales/keys'
import { type LinkTo, linkTo } from '@/router/link-to'
import styles from './links.module.scss'

interface OwnRow {
  module: ShopModule
  icon: IconName
  title: TextKey
  to: LinkTo
}

/** Rows of modules that the merchant may switch off. */
const OWN: readonly OwnRow[] = [
  { module: 'TICKET', icon: 'image', title: 'mine.stubs', to: linkTo('ticket-stub-list') },
  { module: 'ANNUAL_REVIEW', icon: 'star', title: 'mine.review', to: linkTo('annual-review') },
  { module: 'ORDER', icon: 'invoice', title: 'mine.invoices', to: linkTo('invoice') },
  { module: 'AUDIENCE', icon: 'people', title: 'mine.audiences', to: linkTo('audience') },
  { module: 'ADDRESS', icon: 'location', title: 'mine.addresses', to: linkTo('address') },
  { module: 'CERTIFICATE', icon: 'shield', title: 'mine.certificates', to: linkTo('certificates') },
]

export interface LinksProps {
  modules: Pick<ModuleVisibilityModel, 'shows'>
  contact: Pick<ContactModel, 'offered' | 'show'>
}

/** Links in groups: the buyer's data, the settings, the shop with its agreements. */
export const Links = observer(({ modules, contact }: LinksProps) => {
  const t = useTexts()
  const { stores } = useServices()
  const own = OWN.filter(({ module }) => modules.shows(module))
  return (
    <View className={styles.groups}>
      {own.length > 0 && (
        <ListGroup>
          {own.map(({ icon, title, to }) => (
            <ListRow key={title} icon={icon} title={t(title)} to={to} />
          ))}
        </ListGroup>
      )}
      <ListGroup>
        <ListRow
          icon="settings"
          title={t('mine.setting')}
          value={stores.user.loggedIn ? undefined : t(`language.${stores.preferences.language}`)}
          to={linkTo('setting')}
        />
      </ListGroup>
      <ListGroup>
        {contact.offered && <ListRow icon="service" title={t('mine.service')} onClick={contact.show} />}
        <ListRow icon="info" title={t('mine.about')} to={linkTo('agreement-support')} />
      </ListGroup>
    </View>
  )
})
