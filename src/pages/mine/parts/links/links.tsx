import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ContactModel } from '@/components/contact/contact.model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { linkTo } from '@/router/link-to'
import type { MineModel } from '../../mine.model'
import styles from './links.module.scss'

/** Links in groups: the buyer's data, the settings (language and theme are there), the shop, the agreements. */
export const Links = observer(({ model, contact }: { model: MineModel; contact: ContactModel }) => {
  const t = useTexts()
  const { stores } = useServices()
  return (
    <View className={styles.groups}>
      <ListGroup>
        <ListRow icon="ticket" title={t('mine.tickets')} to={linkTo('ticket-holder')} />
        <ListRow icon="heart" title={t('mine.favorites')} to={linkTo('favorite-show')} />
        <ListRow icon="star" title={t('mine.review')} to={linkTo('annual-review')} />
        <ListRow icon="people" title={t('mine.audiences')} to={linkTo('audience')} />
        <ListRow icon="location" title={t('mine.addresses')} to={linkTo('address')} />
      </ListGroup>
      <ListGroup>
        <ListRow
          icon="settings"
          title={t('mine.setting')}
          value={t(`language.${stores.preferences.language}`)}
          to={linkTo('setting')}
        />
      </ListGroup>
      <ListGroup>
        {contact.offered && <ListRow icon="service" title={t('mine.service')} onClick={contact.show} />}
        <ListRow icon="info" title={t('mine.about')} onClick={model.showAbout} />
      </ListGroup>
      {model.policies.length > 0 && (
        <ListGroup>
          {model.policies.map(({ id, title }) => (
            <ListRow key={id} icon="shield" title={title} to={linkTo('agreement', { id })} />
          ))}
        </ListGroup>
      )}
    </View>
  )
})
