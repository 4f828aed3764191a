import { observer } from 'mobx-react'
import type { Registration } from '@/api/registration'
import { momentText } from '@/components/dates'
import { definitionForm } from '@/components/form/definition/definition-form'
import { DefinitionForm } from '@/components/form/definition/view/definition-form'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import type { Definition } from '@/domain/form-schema/definition'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import { ChangeModel } from './change.model'

const SKELETON = <DetailSkeleton cards={[80, 220]} />

/** Draws the fields of a registration that the merchant asked to change. */
export function ChangePage({ registrationId }: { registrationId: string }) {
  const t = useTexts(openShowTexts)
  const model = useModel((deps) => new ChangeModel(deps, registrationId))
  const missing = (
    <Empty
      scene="no-order"
      sentence={t('openShow.missingRegistration')}
      action={{ text: t('openShow.list'), to: linkTo('open-show-list') }}
    />
  )
  return (
    <>
      <NavBar title={t('openShow.changeForm')} />
      <AsyncView of={model.registration} skeleton={SKELETON} missing={missing}>
        {(registration) => <Changes model={model} registration={registration} />}
      </AsyncView>
    </>
  )
}

const Changes = observer(({ model, registration }: { model: ChangeModel; registration: Registration }) => {
  const t = useTexts(openShowTexts)
  const { registrationId, version } = registration
  if (!model.isOpen)
    return (
      <Empty
        scene="no-result"
        sentence={t('openShow.noChange')}
        action={{ text: t('openShow.mine'), to: linkTo('open-show-detail', { registrationId }) }}
      />
    )
  return (
    <AsyncView of={model.definition} skeleton={SKELETON}>
      {(definition) => <ChangeForm key={version} {...{ model, registration, definition }} />}
    </AsyncView>
  )
})

interface ChangeFormProps {
  model: ChangeModel
  registration: Registration
  definition: Definition
}

const ChangeForm = observer(({ model, registration, definition }: ChangeFormProps) => {
  const t = useTexts(openShowTexts)
  const now = useNow()
  const form = useModel((deps) => definitionForm(deps, model.formOptions(definition, registration)))
  const { changes, show } = registration
  const time = changes ? momentText(changes.until, { now, utcOffset: show.utcOffset }, t) : ''
  return (
    <DefinitionForm
      model={form}
      submitText={t('openShow.sendChange')}
      lead={<Notice tone="notice">{t('openShow.hint.NEEDS_CHANGE', { time })}</Notice>}
    />
  )
})
