import { observer } from 'mobx-react'
import type { Permit } from '@/api/permit'
import { deviceTimeText } from '@/components/dates'
import { StateHead } from '@/components/order/state-head/state-head'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
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
      {model.needsChange && (
        <BottomBar>
          <Change permitId={permitId} />
        </BottomBar>
      )}
    </>
  )
})

const Detail = observer(({ model, permit }: { model: PassModel; permit: Permit }) => {
  const t = useTexts(permitTexts)
  const now = useNow()
  const { permitId, state, zones } = permit
  const more = <More model={model} permit={permit} />
  const aside = (
    <>
      {model.needsChange && <Change permitId={permitId} stacked />}
      {more}
    </>
  )
  return (
    <>
      {model.cachedAt !== null && (
        <Notice tone="notice">{t('permit.stored', { time: deviceTimeText(model.cachedAt, now, t) })}</Notice>
      )}
      <StateHead state={permitStateText(permit, now, t)} tone={PERMIT_TONES[state]} hint={permitHint(permit, now, t)} />
      <AsideColumns aside={aside}>
        <PassCard model={model} permit={permit} />
        <Card title={t('permit.zones')}>
          {zones.map((zone) => (
            <ZoneRow key={zone.zoneId} zone={zone} />
          ))}
        </Card>
        <PhoneOnly>{more}</PhoneOnly>
      </AsideColumns>
    </>
  )
})

/** Draws the event, and the withdrawal below all that a gate needs. */
const More = observer(({ model, permit: { project, companyName } }: { model: PassModel; permit: Permit }) => {
  const t = useTexts(permitTexts)
  return (
    <>
      <ProjectCard project={project} companyName={companyName} />
      {model.isOpen && (
        <Button kind="quiet" block onClick={model.withdraw}>
          {t('permit.withdraw')}
        </Button>
      )}
    </>
  )
})

/** Draws the way to the changes that the merchant asked for. */
function Change({ permitId, stacked }: { permitId: string; stacked?: boolean }) {
  const t = useTexts(permitTexts)
  return (
    <ButtonRow
      actions={[{ text: t('permit.change'), to: linkTo('work-permit-apply', { permitId }) }]}
      stacked={stacked}
    />
  )
}
