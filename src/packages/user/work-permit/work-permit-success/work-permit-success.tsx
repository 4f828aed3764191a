import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type Permit, permitDetail } from '@/api/permit'
import { displaySetting } from '@/api/shop-modules'
import { StateHead } from '@/components/order/state-head/state-head'
import type { Resource } from '@/components/screen/async-resource'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Timeline } from '@/components/ui/timeline/timeline'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { daysText } from '../parts/dates'
import { permitHint, permitStateText } from '../parts/permit-state'
import { PERMIT_TONES } from '../parts/permit-tone'
import styles from '../parts/permit-page.module.scss'

/**
 * Screen after an application was sent or changed: its content, the reviewer and the deadline of the decision, and the
 * next steps.
 */
function WorkPermitSuccess({ params: { permitId } }: { params: RouteParams<'work-permit-success'> }) {
  const t = useTexts(permitTexts)
  const permit: Resource<Permit> = useModel(({ screen: of, client }) => {
    // The first application adds permits to the buyer's own pages, which read these settings from the cache.
    of.query(displaySetting, {}, { options: { silent: true } })
    return of.resource(() => client.call(permitDetail, { permitId }, { inlineErrors: true, ...HANDLES_NOT_FOUND }), {
      perUser: true,
    })
  })
  const toRecords = { text: t('permit.records'), to: linkTo('work-permit-records') }
  return (
    <AsyncPage
      title={t('permit.sent')}
      className={styles.page}
      of={permit}
      skeleton={<DetailSkeleton cards={[120, 200]} />}
      missing={<Empty scene="no-order" sentence={t('permit.missing')} action={toRecords} />}
    >
      {(value) => <Sent permit={value} />}
    </AsyncPage>
  )
}

/** Steps of an application, in their order. */
const STEPS = ['SUBMITTED', 'CONFIRMED', 'APPROVED'] as const

const Sent = observer(({ permit }: { permit: Permit }) => {
  const t = useTexts(permitTexts)
  const now = useNow()
  const { permitId, state, name, role, companyName, days, zones, project } = permit
  const own = project.isConfirmed ? STEPS : STEPS.filter((step) => step !== 'SUBMITTED')
  const done = own.findIndex((step) => step === state)
  const steps = own.slice(0, done + 2).map((step) => ({
    ...{ title: t(`permit.step.${step}`), content: t(`permit.stepNote.${step}`) },
  }))
  return (
    <>
      <StateHead state={permitStateText(permit, now, t)} tone={PERMIT_TONES[state]} hint={permitHint(permit, now, t)} />
      <View className={styles.cards}>
        <Card title={t('permit.whatSent')}>
          <FactRow title={t('permit.name')} value={name} />
          <FactRow title={t('permit.role')} value={role.name} />
          <FactRow title={t('permit.company')} value={companyName} />
          <FactRow title={t('permit.days')} value={daysText(days, now, t)} />
          <FactRow title={t('permit.zones')} value={zones.map((zone) => `${zone.letter} ${zone.name}`).join(' · ')} />
        </Card>
        {done >= 0 && (
          <Card title={t('permit.next')}>
            <Timeline label={t('permit.next')} steps={steps.reverse()} hasNext={done < own.length - 1} />
          </Card>
        )}
        <Button block to={replacedBy('work-permit-records', { permitId })}>
          {t('permit.toPermit')}
        </Button>
        <Button block kind="secondary" to={replacedBy('work-permit-records')}>
          {t('permit.records')}
        </Button>
      </View>
    </>
  )
})

export default screen('work-permit-success', WorkPermitSuccess)
