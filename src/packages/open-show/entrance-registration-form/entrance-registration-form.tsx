import { observer } from 'mobx-react'
import { momentText, nearTime, sessionDate } from '@/components/dates'
import { definitionForm } from '@/components/form/definition/definition-form'
import { DefinitionForm } from '@/components/form/definition/view/definition-form'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import type { Definition } from '@/domain/form-schema/definition'
import { entranceTexts } from '@/locales/namespaces/entrance'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { EntranceFormModel } from './entrance-registration-form.model'
import { type EntranceForm, linkSource, ownSource } from './entrance-source'

const SKELETON = <DetailSkeleton cards={[96, 260]} />

/** Draws that a link has ended, or that there is nothing to fill in. */
function LinkOver() {
  const t = useTexts(entranceTexts)
  return (
    <Empty
      scene="no-ticket"
      sentence={t('entrance.linkOver')}
      hint={t('entrance.linkOverHint')}
      action={{ text: t('entrance.home'), to: linkTo('all') }}
    />
  )
}

/** Screen of the form that one person fills in before entry: of a link without an account, or of an own ticket. */
function EntranceRegistrationForm({
  params: { token, entranceId },
}: {
  params: RouteParams<'entrance-registration-form'>
}) {
  const t = useTexts(entranceTexts)
  return (
    <>
      <NavBar title={t('entrance.form')} />
      {token || entranceId ? <Page key={token ?? entranceId} token={token} entranceId={entranceId} /> : <LinkOver />}
    </>
  )
}

const Page = observer(({ token, entranceId = '' }: { token: string | undefined; entranceId: string | undefined }) => {
  const t = useTexts(entranceTexts)
  const { navigate } = useServices()
  const model = useModel((deps) =>
    token
      ? new EntranceFormModel(deps, linkSource(deps, token), undefined)
      : new EntranceFormModel(deps, ownSource(deps, entranceId), entranceId),
  )
  if (model.needsLogin) {
    const action = { text: t('button.login'), to: navigate.loginLink(), onClick: model.login }
    return <Empty scene="login" sentence={t('entrance.login')} action={action} />
  }
  return (
    <AsyncView of={model.form} skeleton={SKELETON} missing={<LinkOver />}>
      {(form) => <Content model={model} form={form} />}
    </AsyncView>
  )
})

const Content = observer(({ model, form }: { model: EntranceFormModel; form: EntranceForm }) => {
  const t = useTexts(entranceTexts)
  const now = useNow()
  const time = nearTime(form.neededBy, { now, utcOffset: form.utcOffset }, t)
  if (model.isOpen)
    return (
      <AsyncView of={model.definition} skeleton={SKELETON}>
        {(definition) => (
          <Fields key={`${definition.version} ${form.version}`} model={model} form={form} definition={definition} />
        )}
      </AsyncView>
    )
  if (form.state !== 'DONE') {
    const action = { text: t('entrance.home'), to: linkTo('all') }
    return <Empty scene="no-ticket" sentence={t('entrance.closed')} action={action} />
  }
  return (
    <Empty
      scene="no-ticket"
      sentence={t('entrance.isDone')}
      hint={model.canSend ? t('entrance.isDoneHint', { time }) : t('entrance.isDoneClosed')}
      action={
        model.canSend
          ? { text: t('entrance.again'), onClick: model.fillInAgain }
          : { text: t('entrance.home'), to: linkTo('all') }
      }
    />
  )
})

interface FieldsProps {
  model: EntranceFormModel
  form: EntranceForm
  definition: Definition
}

const Fields = observer(({ model, form, definition }: FieldsProps) => {
  const t = useTexts(entranceTexts)
  const now = useNow()
  const fields = useModel((deps) => definitionForm(deps, model.formOptions(definition, form)))
  const { showName, givenName, number, neededBy, utcOffset, version } = form
  const name = givenName || t('entrance.ticket', { number })
  const until = momentText(neededBy, { now, utcOffset }, t)
  const lead = (
    <Card title={showName} note={t('entrance.for', { name })}>
      <FactRow title={t('entrance.time')} value={sessionDate(form, t, now)} />
      {now < neededBy && <FactRow title={t('entrance.changeUntil')} value={until} />}
    </Card>
  )
  return (
    <DefinitionForm
      model={fields}
      submitText={t(version > 0 ? 'entrance.submitChange' : 'entrance.submit')}
      lead={lead}
    />
  )
})

export default screen('entrance-registration-form', EntranceRegistrationForm)
