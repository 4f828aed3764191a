import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import type { IconName } from '@/components/ui/icon/names'
import type { AuthType } from '@/domain/identity/certification'
import { identityTexts } from '@/locales/namespaces/identity'
import { screen } from '@/router/screen'
import styles from '../parts/identity-page.module.scss'
import { StateBadge } from '../parts/state-badge'
import { CertificatesModel } from './certificates.model'

const ICONS: Record<AuthType, IconName> = { PERSON: 'id-card', ELECTRONIC_CERT: 'shield', STUDENT: 'people' }

/** Screen of the account's certifications, with masked data, and links to certifications that are missing. */
function Certificates() {
  const t = useTexts(identityTexts)
  const model = useModel((deps) => new CertificatesModel(deps))
  return (
    <AsyncPage
      title={t('identity.list.title')}
      className={styles.page}
      lead={<Text className={styles.lead}>{t('identity.list.lead')}</Text>}
      of={model.certifications.list}
      skeleton={<DetailSkeleton cards={[224]} />}
    >
      {() => <Rows model={model} />}
    </AsyncPage>
  )
}

const Rows = observer(({ model }: { model: CertificatesModel }) => {
  const t = useTexts(identityTexts)
  return (
    <ListGroup>
      {model.rows.map(({ type, state, masked, to }) => (
        <ListRow
          key={type}
          icon={ICONS[type]}
          title={t(`identity.type.${type}`)}
          note={masked || t(`identity.use.${type}`)}
          value={<StateBadge state={state} />}
          to={to}
        />
      ))}
    </ListGroup>
  )
})

export default screen('certificates', Certificates)
