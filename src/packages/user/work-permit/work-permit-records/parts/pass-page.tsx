import { observer } from 'mobx-react'
import type { Permit } from '@/api/permit'
import { deviceTimeText } from '@/components/dates'
import { StateHead } from '@/components/order/state-head/state-head'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo } from '@/router/link-to'
import { permitHint, permitStateText } from '../../parts/permit-state'
import { PERMIT_TONES } from '../../parts/permit-tone'
import { ProjectCard } from '../../parts/project-card'
import { ZoneRow } from '../../parts/zone-row'
import { PassModel } from '../pass.model'
import styles from './pass-page.module.scss'
import { PassCard } from './pass-card'

/** Draws one permit: the pass with its code, or the state of the application. */
export const PassPage = observer(({ permitId }: { permitId: string }) => {
  const t = useTexts(permitTexts)
  const model = useModel((deps) => new PassModel(deps, permitId))
  const toRecords = { text: t('permit.records'), to: linkTo('work-permit-records') }
  return (
    <>
      <AsyncPage
        title={t('permit.title')}
        className={styles.page}
        of={model.permit}
        skeleton={<DetailSkeleton cards={[360, 160]} />}
        missing={<Empty scene="no-order" sentence={t('permit.missing')} action={toRecords} />}
      >
        {(permit) => <Detail model={model} permit={permit} />}
      </AsyncPage>
      {model.isOpen && (
        <BottomBar>
          <Actions model={model} />
        </BottomBar>
      )}
    </>
  )
})

const Detail = observer(({ model, permit }: { model: PassModel; permit: Permit }) => {
  const t = useTexts(permitTexts)
  const now = useNow()
  const { state, project, zones, companyName } = permit
  return (
    <>
      {model.cachedAt !== null && (
        <Notice tone="notice">{t('permit.stored', { time: deviceTimeText(model.cachedAt, now, t) })}</Notice>
      )}
      <StateHead state={permitStateText(permit, now, t)} tone={PERMIT_TONES[state]} hint={permitHint(permit, now, t)} />
      <AsideColumns aside={model.isOpen && <Actions model={model} stacked />}>
        <PassCard model={model} permit={permit} />
        <Card title={t('permit.zones')}>
          {zones.map((zone) => (
            <ZoneRow key={zone.zoneId} zone={zone} />
          ))}
        </Card>
        <ProjectCard project={project} companyName={companyName} />
      </AsideColumns>
    </>
  )
})

const Actions = observer(({ model, stacked }: { model: PassModel; stacked?: boolean }) => {
  const t = useTexts(permitTexts)
  const { permitId = '', state } = model.permit.value ?? {}
  const withdraw = { text: t('permit.withdraw'), onClick: model.withdraw, secondary: true }
  const change = { text: t('permit.change'), to: linkTo('work-permit-apply', { permitId }) }
  return <ButtonRow actions={state === 'NEEDS_CHANGE' ? [withdraw, change] : [withdraw]} stacked={stacked} />
})
