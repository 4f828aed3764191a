import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { identityTexts } from '@/locales/namespaces/identity'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import textStyles from '@/styles/text.module.scss'
import styles from '../parts/identity-page.module.scss'
import { StateBadge } from '../parts/state-badge'
import { MiddleVerifyModel } from './middle-verify.model'
import { Outcome } from './outcome'

/** Screen before the face check: its purpose, the data that is transmitted, and its result. */
function MiddleVerify() {
  const t = useTexts(identityTexts)
  const model = useModel((deps) => new MiddleVerifyModel(deps))
  return (
    <AsyncPage
      title={t('identity.face.title')}
      className={styles.page}
      of={model.certifications.list}
      skeleton={<DetailSkeleton cards={[144, 120]} />}
    >
      {() => <Way model={model} />}
    </AsyncPage>
  )
}

const Way = observer(({ model }: { model: MiddleVerifyModel }) => {
  const t = useTexts(identityTexts)
  const { face, person, step } = model
  return (
    <>
      <Text className={styles.lead}>{t('identity.face.lead')}</Text>
      <Outcome model={model} />
      <Section title={t('identity.face.steps')}>
        <ListGroup>
          <ListRow icon="id-card" title={t('identity.type.PERSON')} value={<StateBadge state={person} />} />
          <ListRow icon="shield" title={t('identity.type.ELECTRONIC_CERT')} value={<StateBadge state={face} />} />
        </ListGroup>
      </Section>
      {(step === 'person' || step === 'face') && (
        <Card title={t('identity.face.sent')}>
          <Text className={textStyles.metaBlock}>{t('identity.face.sentText')}</Text>
        </Card>
      )}
      <View className={styles.acts}>
        <Act model={model} />
      </View>
    </>
  )
})

/** Draws the button for the next step. */
const Act = observer(({ model }: { model: MiddleVerifyModel }) => {
  const t = useTexts(identityTexts)
  const { face, formInWebView, hasWaiting, step } = model
  const { list } = model.certifications
  switch (step) {
    case 'person': {
      const form = linkTo('identity-form', { verifyType: 'ELECTRONIC_CERT', backurl: '/middle-verify' })
      return (
        <Button block {...(formInWebView ? { onClick: model.start } : { to: form })}>
          {t('identity.face.person')}
        </Button>
      )
    }
    case 'face':
      return (
        <>
          <Button block onClick={model.start}>
            {t(face === 'none' ? 'identity.face.start' : 'identity.face.again')}
          </Button>
          <Text className={textStyles.metaBlock}>{t('identity.face.leave')}</Text>
        </>
      )
    case 'wait':
      return (
        <Button block kind="secondary" onClick={list.load}>
          {t('identity.face.check')}
        </Button>
      )
    default:
      return hasWaiting ? (
        <Button block onClick={model.goOn}>
          {t(step === 'passed' ? 'identity.face.goOn' : 'identity.face.done')}
        </Button>
      ) : (
        <Button block kind="secondary" to={linkTo('certificates')}>
          {t('identity.detail.toList')}
        </Button>
      )
  }
})

export default screen('middle-verify', MiddleVerify)
