import { observer } from 'mobx-react'
import type { OpenShow } from '@/api/open-show'
import { useScrollTarget } from '@/components/checkout/use-scroll-target'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Empty } from '@/components/ui/empty/empty'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { RulesCard } from '../parts/rules-card'
import { OpenShowFormModel } from './open-show-form.model'
import styles from './open-show-form.module.scss'
import { ChangePage } from './parts/change-page'
import { PeopleCard } from './parts/people-card'
import { ChoiceCard } from './parts/choice-card'
import { ShowForm } from './parts/show-form'

/** Draws why there is nothing to register for, with a link to other shows. */
function NoShow({ isClosed = false }: { isClosed?: boolean }) {
  const t = useTexts(openShowTexts)
  return (
    <Empty
      scene="no-result"
      sentence={t(isClosed ? 'openShow.closed' : 'openShow.missing')}
      hint={t('openShow.closedHint')}
      action={{ text: t('openShow.browse'), to: linkTo('all') }}
    />
  )
}

function FormPage({ showId, sessionId }: { showId: string; sessionId: string | undefined }) {
  const model = useModel((deps) => new OpenShowFormModel(deps, showId, sessionId))
  return <Page model={model} />
}

/** Draws the registration, with the form of the show if it has one. */
const Page = observer(({ model }: { model: OpenShowFormModel }) => {
  const t = useTexts(openShowTexts)
  const show = model.show.value
  if (show?.form && show.phase === 'OPEN')
    return (
      <>
        <NavBar title={t('openShow.form')} />
        <AsyncView of={model.definition} skeleton={<DetailSkeleton cards={[160, 200, 220]} />}>
          {(definition) => (
            <ShowForm
              key={definition.version}
              model={model}
              definition={definition}
              lead={<Lead model={model} show={show} />}
            />
          )}
        </AsyncView>
      </>
    )
  return (
    <>
      <AsyncPage
        title={t('openShow.form')}
        className={styles.page}
        of={model.show}
        skeleton={<DetailSkeleton cards={[160, 200, 220]} />}
        missing={<NoShow />}
      >
        {(show) => (show.phase === 'OPEN' ? <Form model={model} show={show} /> : <NoShow isClosed />)}
      </AsyncPage>
      <Bar model={model} />
    </>
  )
})

/**
 * Screen that registers people for sessions of an open show, or changes answers of a registration. In the
 * specification, the parameter `showId` is optional.
 */
function OpenShowForm({ params: { showId, sessionId, registrationId } }: { params: RouteParams<'open-show-form'> }) {
  const t = useTexts(openShowTexts)
  if (registrationId) return <ChangePage registrationId={registrationId} />
  if (showId) return <FormPage showId={showId} sessionId={sessionId} />
  return (
    <>
      <NavBar title={t('openShow.form')} />
      <NoShow />
    </>
  )
}

const Form = observer(({ model, show }: { model: OpenShowFormModel; show: OpenShow }) => {
  useScrollTarget(model.required)
  return (
    <AsideColumns aside={<Submit model={model} />}>
      <Lead model={model} show={show} />
    </AsideColumns>
  )
})

/** Draws the parts of each registration: sessions, people, and the rules with the consent. */
const Lead = observer(({ model, show }: { model: OpenShowFormModel; show: OpenShow }) => {
  const t = useTexts(openShowTexts)
  const { required, agreed, setAgreed } = model
  return (
    <>
      <ChoiceCard model={model} show={show} />
      <PeopleCard model={model} show={show} />
      <RulesCard
        show={show}
        id={required.idOf('agree')}
        problem={required.isMissing('agree') ? t('openShow.need.agree') : ''}
      >
        <Checkbox checked={agreed} onChange={setAgreed} className={styles.consent}>
          {t('openShow.agree')}
        </Checkbox>
      </RulesCard>
    </>
  )
})

const Bar = observer(({ model }: { model: OpenShowFormModel }) =>
  model.show.value?.phase === 'OPEN' ? (
    <BottomBar>
      <Submit model={model} />
    </BottomBar>
  ) : null,
)

const Submit = observer(({ model }: { model: OpenShowFormModel }) => {
  const t = useTexts(openShowTexts)
  return (
    <Button block incomplete={model.required.missing.length > 0} onClick={model.submit}>
      {t('openShow.submit')}
    </Button>
  )
})

export default screen('open-show-form', OpenShowForm)
