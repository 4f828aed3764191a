import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WorkProject } from '@/api/permit'
import { useScrollTarget } from '@/components/checkout/use-scroll-target'
import { definitionForm } from '@/components/form/definition/definition-form'
import { DefinitionForm } from '@/components/form/definition/view/definition-form'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useDesktop } from '@/components/shell/use-desktop'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import type { Definition } from '@/domain/form-schema/definition'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from '../parts/permit-page.module.scss'
import { ChangePage } from './parts/change-page'
import { Lead } from './parts/lead'
import { WorkPermitApplyModel } from './work-permit-apply.model'

const SKELETON = <DetailSkeleton cards={[160, 220, 240]} />

/** Draws why there is nothing to apply for, with a link to the entry. */
function NoProject({ isClosed = false }: { isClosed?: boolean }) {
  const t = useTexts(permitTexts)
  return (
    <Empty
      scene="no-result"
      sentence={t(isClosed ? 'permit.phase.CLOSED' : 'permit.projectMissing')}
      hint={t('permit.projectMissingHint')}
      action={{ text: t('permit.enterCode'), to: linkTo('work-permit-login') }}
    />
  )
}

/** Screen that applies for a work permit, or changes the fields that the merchant asked to change. */
function WorkPermitApply({ params: { permitId, projectCode } }: { params: RouteParams<'work-permit-apply'> }) {
  const t = useTexts(permitTexts)
  if (permitId) return <ChangePage permitId={permitId} />
  return (
    <>
      <NavBar title={t('permit.apply')} />
      {projectCode ? <Application projectCode={projectCode} /> : <NoProject />}
    </>
  )
}

const Application = observer(({ projectCode }: { projectCode: string }) => {
  const model = useModel((deps) => new WorkPermitApplyModel(deps, projectCode))
  return (
    <AsyncView of={model.project} skeleton={SKELETON} missing={<NoProject />}>
      {(project) => (project.phase === 'OPEN' ? <Open model={model} project={project} /> : <NoProject isClosed />)}
    </AsyncView>
  )
})

interface OpenProps {
  model: WorkPermitApplyModel
  project: WorkProject
}

const Open = observer(({ model, project }: OpenProps) => (
  <AsyncView of={model.definition} skeleton={SKELETON}>
    {(definition) =>
      model.loggedIn ? (
        <RoleForm key={`${model.role?.roleId ?? ''} ${definition.version}`} {...{ model, project, definition }} />
      ) : (
        <Visitor {...{ model, project, definition }} />
      )
    }
  </AsyncView>
))

/** Draws what an application needs. The form begins after the login, because answers are stored for an account. */
function Visitor({ model, project, definition }: OpenProps & { definition: Definition }) {
  const t = useTexts(permitTexts)
  const desktop = useDesktop()
  const logIn = (
    <Button block={desktop} onClick={model.join.submit}>
      {t('permit.logIn')}
    </Button>
  )
  return (
    <>
      <View className={styles.page}>
        <View className={styles.cards}>
          <Lead model={model} project={project} definition={definition} />
          {desktop && logIn}
        </View>
      </View>
      {!desktop && <BottomBar>{logIn}</BottomBar>}
    </>
  )
}

const RoleForm = observer(({ model, project, definition }: OpenProps & { definition: Definition }) => {
  const t = useTexts(permitTexts)
  const form = useModel((deps) => definitionForm(deps, model.formOptions(definition, project)))
  useScrollTarget(model.required)
  const lead = <Lead model={model} project={project} definition={definition} />
  return <DefinitionForm model={form} submitText={t('permit.send')} lead={lead} />
})

export default screen('work-permit-apply', WorkPermitApply)
