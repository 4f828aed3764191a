import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import type { ContactModel } from '../../contact/contact.model'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { ListGroup, ListRow } from '../../ui/list-row/list-row'
import { type AccountEntry, PERSON_ENTRIES, RECORD_ENTRIES } from '../entries'
import type { ModuleVisibilityModel } from '../module-visibility.model'
import styles from './account-links.module.scss'

export interface AccountLinksProps {
  modules: Pick<ModuleVisibilityModel, 'shows'>
  contact: Pick<ContactModel, 'offered' | 'show'>
}

/** Draws the links to the account's screens on phones, in groups. Omits the screens of the grid above them. */
export const AccountLinks = observer(({ modules, contact }: AccountLinksProps) => {
  const t = useTexts()
  const { stores } = useServices()
  const groupOf = (title: string, entries: readonly AccountEntry[]) => {
    const shown = entries.filter(({ module }) => modules.shows(module))
    if (shown.length === 0) return null
    return (
      <View>
        <Title text={title} />
        <ListGroup>
          {shown.map(({ icon, title: name, to }) => (
            <ListRow key={name} icon={icon} title={t(name)} to={to} />
          ))}
        </ListGroup>
      </View>
    )
  }
  return (
    <View className={boxStyles.stack5}>
      {groupOf(t('mine.group.persons'), PERSON_ENTRIES)}
      {groupOf(t('mine.group.records'), RECORD_ENTRIES)}
      <View>
        <Title text={t('mine.group.more')} />
        <ListGroup>
          <ListRow
            icon="settings"
            title={t('mine.setting')}
            value={stores.user.loggedIn ? undefined : t(`language.${stores.preferences.language}`)}
            to={linkTo('setting')}
          />
          {contact.offered && <ListRow icon="service" title={t('mine.service')} onClick={contact.show} />}
          <ListRow icon="info" title={t('mine.about')} to={linkTo('agreement-support')} />
        </ListGroup>
      </View>
    </View>
  )
})

function Title({ text }: { text: string }) {
  return (
    <View className={styles.title} role="heading" ariaLevel={2}>
      <Text>{text}</Text>
    </View>
  )
}
