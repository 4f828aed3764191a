import { Text, View } from '@tarojs/components'
import { ContactModel } from '@/components/contact/contact.model'
import { ContactSheet } from '@/components/contact/contact-sheet'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Picture } from '@/components/ui/picture/picture'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { drawnWidth } from '@/domain/drawn-picture'
import { CLIENT_VERSION } from '@/domain/version'
import { profileTexts } from '@/locales/namespaces/profile'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import textStyles from '@/styles/text.module.scss'
import styles from './agreement-support.module.scss'
import { AgreementSupportModel } from './agreement-support.model'

const MARK = drawnWidth(56)

/** Screen of the merchant's agreements, contact options and company data. */
function AgreementSupport() {
  const t = useTexts(profileTexts)
  const { preferences, shop } = useServices().stores
  const model = useModel((deps) => new AgreementSupportModel(deps))
  const contact = useModel((deps) => new ContactModel(deps))
  const { name, about, description, licence, licenceUrl } = model.company
  const logo = shop.avatar(preferences.theme)
  return (
    <>
      <NavBar title={t('support.title')} />
      <View className={styles.page}>
        <View>
          <Section title={t('support.help')}>
            <ListGroup>
              <ListRow icon="service" title={t('mine.service')} onClick={contact.show} />
            </ListGroup>
          </Section>
          <Section title={t('support.agreements')}>
            <AsyncView of={model.policies} skeleton={<Skeleton shape="block" height="112px" />} compact>
              {(policies) => (
                <ListGroup>
                  {policies.map(({ id, title }) => (
                    <ListRow key={id} icon="shield" title={title} to={linkTo('agreement', { id })} />
                  ))}
                </ListGroup>
              )}
            </AsyncView>
          </Section>
        </View>
        <Section title={t('support.about')}>
          <View className={styles.shop}>
            {logo && <Picture className={styles.logo} src={logo} alt="" width={MARK} />}
            <View className={styles.text}>
              <Text className={textStyles.itemStrong}>{name}</Text>
              {about && <Text className={textStyles.metaBlock}>{about}</Text>}
            </View>
          </View>
          <ListGroup>
            {licence && <ListRow title={t('support.licence')} value={licence} to={licenceUrl || undefined} />}
            <ListRow title={t('support.version')} value={CLIENT_VERSION} />
          </ListGroup>
          {description && <Text className={styles.company}>{description}</Text>}
        </Section>
      </View>
      <ContactSheet model={contact} />
    </>
  )
}

export default screen('agreement-support', AgreementSupport)
