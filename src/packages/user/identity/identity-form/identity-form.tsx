import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { personFields } from '@/components/form/person-fields'
import { Form } from '@/components/form/view/form'
import { ErrorState } from '@/components/screen/error-state'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { Spinner } from '@/components/ui/spinner/spinner'
import { identityTexts } from '@/locales/namespaces/identity'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import styles from '../parts/identity-page.module.scss'
import { IdentityFormModel } from './identity-form.model'

/** Draws the real-name form, in a browser or in the web view of a mini program. */
function IdentityForm({ params }: { params: RouteParams<'identity-form'> }) {
  const t = useTexts(identityTexts)
  const model = useModel((deps) => new IdentityFormModel(deps, params))
  return (
    <>
      <NavBar title={t('identity.form.title')} back={!model.byKey} />
      <Phase model={model} />
    </>
  )
}

const Phase = observer(({ model }: { model: IdentityFormModel }) => {
  const t = useTexts(identityTexts)
  const { navigate } = useServices()
  const { phase, stays, visit } = model
  if (visit.status === 'failed') return <ErrorState error={visit.error} onRetry={visit.load} />
  switch (phase) {
    case 'opening':
      return (
        <View className={styles.wait} role="status">
          <Spinner />
          {t('identity.form.opening')}
        </View>
      )
    case 'login': {
      const action = { text: t('identity.form.toLogin'), to: navigate.loginLink(), onClick: model.login }
      return <Empty scene="login" sentence={t('identity.form.login')} action={action} />
    }
    case 'form':
      return <Fields model={model} />
    default:
      return (
        <View className={styles.page}>
          <Notice tone={phase === 'passed' ? 'success' : 'notice'}>
            {t(phase === 'passed' ? 'identity.form.sentPassed' : 'identity.form.sentPending')}
          </Notice>
          {stays && <Text className={textStyles.metaBlock}>{t('identity.form.stays')}</Text>}
        </View>
      )
  }
})

const Fields = observer(({ model }: { model: IdentityFormModel }) => {
  const t = useTexts(identityTexts)
  const { byKey, form, onFile, visit } = model
  const account = visit.value?.account ?? ''
  return (
    <>
      <View className={styles.intro}>
        <Text className={styles.lead}>{t('identity.form.lead')}</Text>
        {byKey && account !== '' && <Notice>{t('identity.form.for', { account })}</Notice>}
        {onFile && onFile.name !== '' && (
          <Notice tone="notice">{t('identity.form.replace', { name: onFile.name, number: onFile.idNo })}</Notice>
        )}
      </View>
      <Form
        of={form}
        fields={personFields(form.values.idType)}
        pending={visit.pending}
        note={t('identity.form.note')}
        submitText={t('identity.form.submit')}
      />
    </>
  )
})

export default screen('identity-form', IdentityForm)
