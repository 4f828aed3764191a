import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ContactModel } from '@/components/contact/contact.model'
import { ContactSheet } from '@/components/contact/contact-sheet'
import { HotVenue } from '@/components/layout/hot-venue/hot-venue'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { linkTo } from '@/router/link-to'
import type { ShopFacts as Facts } from '../../shop.model'
import styles from './shop-facts.module.scss'

/** Where the merchant plays, how it is reached, what it promises. */
export const ShopFacts = observer(({ facts: { venues, policies } }: { facts: Facts }) => {
  const t = useTexts()
  const contact = useModel((deps) => new ContactModel(deps))
  const component = {
    type: 'HOT_VENUE',
    componentId: 'venues',
    title: t('shop.venues'),
    subTitle: '',
    moreTarget: null,
    venues,
  } as const
  return (
    <>
      <HotVenue component={component} layoutId="" />
      <View className={styles.columns}>
        {contact.offered && (
          <Section className={styles.part} title={t('shop.service')}>
            <ListGroup>
              <ListRow icon="service" title={t('contact.title')} onClick={contact.show} />
            </ListGroup>
          </Section>
        )}
        {policies.length > 0 && (
          <Section className={styles.part} title={t('shop.agreements')}>
            <ListGroup>
              {policies.map(({ id, title }) => (
                <ListRow key={id} title={title} to={linkTo('agreement', { id })} />
              ))}
            </ListGroup>
          </Section>
        )}
      </View>
      <ContactSheet model={contact} />
    </>
  )
})
