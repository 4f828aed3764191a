import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { identityTexts } from '@/locales/namespaces/identity'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import textStyles from '@/styles/text.module.scss'
import styles from '../parts/identity-page.module.scss'
import { StateBadge } from '../parts/state-badge'
import { StudentVerifyModel } from './student-verify.model'

/** Screen of the student certification: supported hosts, requirements, and state. */
function StudentVerify() {
  const t = useTexts(identityTexts)
  const model = useModel((deps) => new StudentVerifyModel(deps))
  return (
    <AsyncPage
      title={t('identity.student.title')}
      className={styles.page}
      of={model.certifications.list}
      skeleton={<DetailSkeleton cards={[96, 144]} />}
    >
      {() => <Student model={model} />}
    </AsyncPage>
  )
}

const Student = observer(({ model }: { model: StudentVerifyModel }) => {
  const t = useTexts(identityTexts)
  const { reason, step, student } = model
  const toList = { text: t('identity.detail.toList'), to: replacedBy('certificates') }
  if (step === 'off') return <Empty scene="no-result" sentence={t('identity.student.off')} action={toList} />
  return (
    <>
      <Text className={styles.lead}>{t('identity.student.lead')}</Text>
      <ListGroup>
        <ListRow icon="people" title={t('identity.type.STUDENT')} value={<StateBadge state={student} />} />
      </ListGroup>
      {student === 'refused' && (
        <Notice tone="danger">
          {reason ? t('identity.face.refused', { reason }) : t('identity.face.refusedPlain')}
        </Notice>
      )}
      {student === 'expired' && <Notice tone="notice">{t('identity.face.expired')}</Notice>}
      <Act model={model} />
    </>
  )
})

/** Draws the button for the next step. */
const Act = observer(({ model }: { model: StudentVerifyModel }) => {
  const t = useTexts(identityTexts)
  switch (model.step) {
    case 'elsewhere':
      return (
        <Card title={t('identity.student.where')}>
          <Text className={textStyles.metaBlock}>{t('identity.student.whereText')}</Text>
          <View className={styles.acts}>
            <View className={styles.address}>{model.address}</View>
            <Button block icon="copy" onClick={model.copy}>
              {t('identity.student.copy')}
            </Button>
          </View>
        </Card>
      )
    case 'person':
      return (
        <View className={styles.acts}>
          <Text className={textStyles.metaBlock}>{t('identity.student.needPerson')}</Text>
          <Button block to={linkTo('identity-form', { verifyType: 'PERSON', backurl: '/student-verify' })}>
            {t('identity.face.person')}
          </Button>
        </View>
      )
    case 'student':
      return (
        <View className={styles.acts}>
          <Text className={textStyles.metaBlock}>{t('identity.student.startText')}</Text>
          <Button block onClick={model.submit}>
            {t('identity.student.start')}
          </Button>
        </View>
      )
    case 'wait':
      return (
        <View className={styles.acts}>
          <Notice tone="notice">
            {t(model.waitsForPerson ? 'identity.face.pendingPerson' : 'identity.student.pending')}
          </Notice>
          <Button block kind="secondary" onClick={model.certifications.list.load}>
            {t('identity.face.check')}
          </Button>
        </View>
      )
    default:
      return (
        <View className={styles.acts}>
          <Button block to={replacedBy('certificates')}>
            {t('identity.detail.toList')}
          </Button>
        </View>
      )
  }
})

export default screen('student-verify', StudentVerify)
