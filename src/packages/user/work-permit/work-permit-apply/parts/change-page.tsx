import { observer } from 'mobx-react'
import type { Permit } from '@/api/permit'
import { definitionForm } from '@/components/form/definition/definition-form'
import { DefinitionForm } from '@/components/form/definition/view/definition-form'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import type { Definition } from '@/domain/form-schema/definition'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo } from '@/router/link-to'
import { permitHint } from '../../parts/permit-state'
import { ChangeModel } from './change.model'

const SKELETON = <DetailSkeleton cards={[80, 220]} />

/** Draws the fields of a permit that the merchant asked to change. */
export const ChangePage = observer(({ permitId }: { permitId: string }) => {
  const t = useTexts(permitTexts)
  const { navigate } = useServices()
  const model = useModel((deps) => new ChangeModel(deps, permitId))
  const toRecords = { text: t('permit.records'), to: linkTo('work-permit-records') }
  return (
    <>
      <NavBar title={t('permit.change')} />
      {model.loggedIn ? (
        <AsyncView
          of={model.permit}
          skeleton={SKELETON}
          missing={<Empty scene="no-order" sentence={t('permit.missing')} action={toRecords} />}
        >
          {(permit) => <Changes model={model} permit={permit} />}
        </AsyncView>
      ) : (
        <Empty
          scene="no-order"
          sentence={t('permit.changeLogin')}
          action={{ text: t('permit.logIn'), to: navigate.loginLink(), onClick: () => navigate.openLogin() }}
        />
      )}
    </>
  )
})

const Changes = observer(({ model, permit }: { model: ChangeModel; permit: Permit }) => {
  const t = useTexts(permitTexts)
  const { permitId, version } = permit
  if (!model.isOpen)
    return (
      <Empty
        scene="no-result"
        sentence={t('permit.noChange')}
        action={{ text: t('permit.toPermit'), to: linkTo('work-permit-records', { permitId }) }}
      />
    )
  return (
    <AsyncView of={model.definition} skeleton={SKELETON}>
      {(definition) => <ChangeForm key={version} {...{ model, permit, definition }} />}
    </AsyncView>
  )
})

interface ChangeFormProps {
  model: ChangeModel
  permit: Permit
  definition: Definition
}

const ChangeForm = observer(({ model, permit, definition }: ChangeFormProps) => {
  const t = useTexts(permitTexts)
  const now = useNow()
  const form = useModel((deps) => definitionForm(deps, model.formOptions(definition, permit)))
  const lead = <Notice tone="notice">{permitHint(permit, now, t)}</Notice>
  return <DefinitionForm model={form} submitText={t('permit.sendChange')} lead={lead} />
})
