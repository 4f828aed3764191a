import { observer } from 'mobx-react'
import type { Reservable } from '@/api/reservation'
import { useScrollTarget } from '@/components/checkout/use-scroll-target'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ChangeCard } from './parts/change-card'
import { DateCard } from './parts/date-card'
import { HeadCard } from './parts/head-card'
import { OfferCard } from './parts/offer-card'
import { PeopleCard } from './parts/people-card'
import { RulesCard } from './parts/rules-card'
import { SlotCard } from './parts/slot-card'
import { WaitCard } from './parts/wait-card'
import { ReserveDetailModel } from './reserve-detail.model'
import styles from './reserve-detail.module.scss'

/** Screen that chooses the slot and the people of a reservation, or another slot for one. Also accepts an offer. */
function ReserveDetail({ params }: { params: RouteParams<'reserve-detail'> }) {
  const t = useTexts(reserveTexts)
  const model = useModel((deps) => new ReserveDetailModel(deps, params))
  const missing = (
    <Empty
      scene="no-result"
      sentence={t('reserve.missing')}
      action={{ text: t('reserve.toIndex'), to: linkTo('reserve-index') }}
    />
  )
  return (
    <>
      <AsyncPage
        title={t(model.isChange ? 'reserve.change' : 'reserve.detail')}
        className={styles.page}
        of={model.reservable}
        skeleton={<DetailSkeleton cards={[180, 360, 200]} />}
        missing={missing}
      >
        {(reservable) => <Choice model={model} reservable={reservable} />}
      </AsyncPage>
      <Bar model={model} />
    </>
  )
}

function Head({ model, reservable }: { model: ReserveDetailModel; reservable: Reservable }) {
  if (model.offer) return <OfferCard offer={model.offer} onEnd={model.endOffer} />
  return model.isChange ? <ChangeCard model={model} /> : <HeadCard reservable={reservable} />
}

const Choice = observer(({ model, reservable }: { model: ReserveDetailModel; reservable: Reservable }) => {
  useScrollTarget(model.required)
  return (
    <AsideColumns
      aside={
        <>
          <Head model={model} reservable={reservable} />
          <Submit model={model} />
        </>
      }
    >
      <PhoneOnly>
        <Head model={model} reservable={reservable} />
      </PhoneOnly>
      {!model.offer && (
        <>
          <DateCard model={model} reservable={reservable} />
          <SlotCard model={model} />
          {!model.isChange && <WaitCard model={model} />}
        </>
      )}
      {!model.isChange && <PeopleCard model={model} />}
      <RulesCard model={model} reservable={reservable} />
    </AsideColumns>
  )
})

const Bar = observer(({ model }: { model: ReserveDetailModel }) =>
  model.reservable.value ? (
    <BottomBar>
      <Submit model={model} />
    </BottomBar>
  ) : null,
)

const Submit = observer(({ model }: { model: ReserveDetailModel }) => {
  const t = useTexts(reserveTexts)
  return (
    <Button block incomplete={model.loggedIn && model.required.missing.length > 0} onClick={model.submit}>
      {t(model.isWaiting ? 'reserve.join' : model.isChange ? 'reserve.change' : 'reserve.submit')}
    </Button>
  )
})

export default screen('reserve-detail', ReserveDetail)
