import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WorkProject } from '@/api/permit'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from '../parts/permit-page.module.scss'
import { JoinCard } from '../parts/join-card'
import { ProjectCard } from '../parts/project-card'
import { WorkPermitLoginModel } from './work-permit-login.model'

/** Screen that joins the company of a code, after the login of the storefront. */
function WorkPermitLogin({ params: { projectCode } }: { params: RouteParams<'work-permit-login'> }) {
  const t = useTexts(permitTexts)
  const model = useModel((deps) => new WorkPermitLoginModel(deps, projectCode))
  const missing = (
    <Empty
      scene="no-result"
      sentence={t('permit.projectMissing')}
      hint={t('permit.projectMissingHint')}
      action={{ text: t('permit.records'), to: linkTo('work-permit-records') }}
    />
  )
  return (
    <>
      <NavBar title={t('permit.title')} />
      <View className={styles.page}>
        {projectCode === undefined ? (
          <View className={styles.cards}>
            <JoinCard model={model.join} title={t('permit.code')} />
          </View>
        ) : (
          <AsyncView of={model.project} skeleton={<DetailSkeleton cards={[180, 160]} />} missing={missing}>
            {(project) => <Entry model={model} project={project} />}
          </AsyncView>
        )}
      </View>
    </>
  )
}

const Entry = observer(({ model, project }: { model: WorkPermitLoginModel; project: WorkProject }) => {
  const t = useTexts(permitTexts)
  const { projectCode, phase } = project
  const { company, isFull } = model
  return (
    <View className={styles.cards}>
      <ProjectCard project={project} {...(company && { companyName: company.name })} />
      {phase !== 'OPEN' && <Notice tone="notice">{t(`permit.phase.${phase}`)}</Notice>}
      {isFull && <Notice tone="notice">{t('permit.companyFull')}</Notice>}
      {company && phase === 'OPEN' && (
        <Card title={t('permit.joined')} note={t('permit.joinedNote', { name: company.name })}>
          <Button block to={linkTo('work-permit-apply', { projectCode })}>
            {t('permit.apply')}
          </Button>
        </Card>
      )}
      {phase === 'OPEN' && (
        <JoinCard
          model={model.join}
          title={t(company ? 'permit.otherCompany' : 'permit.code')}
          secondary={company !== null}
        />
      )}
      {phase !== 'OPEN' && (
        <Button block kind="secondary" to={linkTo('work-permit-records')}>
          {t('permit.records')}
        </Button>
      )}
    </View>
  )
})

export default screen('work-permit-login', WorkPermitLogin)
