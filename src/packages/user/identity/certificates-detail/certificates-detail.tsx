import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Certification } from '@/api/auth'
import { ID_TYPES } from '@/domain/identity/id-type'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { identityTexts } from '@/locales/namespaces/identity'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import textStyles from '@/styles/text.module.scss'
import styles from '../parts/identity-page.module.scss'
import { StateBadge } from '../parts/state-badge'
import { CertificatesDetailModel } from './certificates-detail.model'

/** Screen of one certification: its state, dates, purpose and actions. */
function CertificatesDetail({ params }: { params: { id: string } }) {
  const t = useTexts(identityTexts)
  const model = useModel((deps) => new CertificatesDetailModel(deps, params.id))
  return (
    <AsyncPage
      title={t('identity.detail.title')}
      className={styles.page}
      of={model.certifications.list}
      skeleton={<DetailSkeleton cards={[264]} />}
    >
      {() => <Found model={model} />}
    </AsyncPage>
  )
}

const Found = observer(({ model }: { model: CertificatesDetailModel }) => {
  const t = useTexts(identityTexts)
  const { stored, type, redo } = model
  if (!stored || !type)
    return (
      <Empty
        scene="no-result"
        sentence={t('identity.detail.missing')}
        action={{ text: t('identity.detail.toList'), to: replacedBy('certificates') }}
      />
    )
  return (
    <>
      <Card title={t(`identity.type.${type}`)} mark={<StateBadge state={model.state} />}>
        <Facts stored={stored} passes={model.state === 'passed'} />
        <FactRow title={t('identity.detail.use')} value={t(`identity.use.${type}`)} />
      </Card>
      <View className={styles.acts}>
        {redo && (
          <Button block to={redo}>
            {t(model.state === 'passed' ? 'identity.detail.change' : 'identity.detail.redo')}
          </Button>
        )}
        {stored.removable ? (
          <Button block kind="danger" onClick={model.remove}>
            {t('identity.detail.remove')}
          </Button>
        ) : (
          <Text className={textStyles.metaBlock}>
            {t(model.state === 'pending' ? 'identity.detail.underReview' : 'identity.detail.bound')}
          </Text>
        )}
      </View>
    </>
  )
})

function Facts({ stored, passes }: { stored: Certification; passes: boolean }) {
  const t = useTexts(identityTexts)
  const { name, idNo, reason, updatedAt, validUntil, verifiedAt } = stored
  const idType = ID_TYPES.find((each) => each === stored.idType)
  const day = (time: number | null): string | null =>
    time === null ? null : formatTime(time, SHOP_OFFSET, t('date.pattern.day'))
  return (
    <>
      <FactRow title={t('identity.detail.name')} value={name || null} />
      <FactRow title={t('identity.detail.document')} value={idType ? t(`idType.${idType}`) : null} />
      <FactRow title={t('identity.detail.number')} value={idNo || null} />
      <FactRow title={t('identity.detail.asked')} value={verifiedAt === null ? day(updatedAt) : null} />
      <FactRow title={t('identity.detail.since')} value={day(verifiedAt)} />
      <FactRow
        title={t('identity.detail.until')}
        value={day(validUntil) ?? (passes ? t('identity.detail.always') : null)}
      />
      <FactRow title={t('identity.detail.reason')} value={reason || null} />
    </>
  )
}

export default screen('certificates-detail', CertificatesDetail)
