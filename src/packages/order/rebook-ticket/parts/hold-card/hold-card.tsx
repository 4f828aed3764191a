import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { RebookHold } from '@/api/rebook'
import { FactGroup, PreviewCard } from '@/components/after-sale/preview-card'
import { unitText } from '@/components/after-sale/unit-text'
import { WayRows } from '@/components/refund/way-rows/way-rows'
import { AsyncView } from '@/components/screen/async-view'
import { seatList } from '@/components/ticket/ticket-place'
import { pointCount } from '@/components/points/points-text'
import { useTexts } from '@/components/texts'
import { Countdown } from '@/components/ui/countdown/countdown'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { SumRow } from '@/components/ui/sum-row/sum-row'
import type { Fen } from '@/domain/money'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { rebookTexts } from '@/locales/namespaces/rebook'
import type { RebookTicketModel } from '../../rebook-ticket.model'
import styles from './hold-card.module.scss'

/** Draws the held tickets beside the original ones, the price difference, and the remaining time of the hold. */
export const HoldCard = observer(({ model, button }: { model: RebookTicketModel; button: ReactNode }) => {
  const t = useTexts(rebookTexts)
  const { preview, current, end, seatPlanId } = model
  const clock = current && (
    <View className={styles.clock}>
      <Text>{t('rebook.held')}</Text>
      <Countdown until={current.expireTime} hideHours label={t('rebook.held')} className={styles.left} onEnd={end} />
    </View>
  )
  return (
    <PreviewCard
      title={t('rebook.preview')}
      mark={clock}
      empty={seatPlanId === '' ? t('rebook.previewEmpty') : null}
      button={button}
    >
      <View ariaLive="polite" ariaBusy={preview.value === null && preview.error === null}>
        <AsyncView of={preview} skeleton={<Skeleton height="220px" width="100%" />} compact>
          {(hold) => <Lines hold={hold} lossReason={model.lossReason} />}
        </AsyncView>
      </View>
    </PreviewCard>
  )
})

/** Draws the original and the new tickets: the session, then each unit. */
function Places({ hold: { before, after } }: { hold: RebookHold }) {
  const t = useTexts(rebookTexts)
  const seats = seatList(after.labels, t) || t('rebook.seatsLater')
  return (
    <>
      <FactRow title={t('rebook.before')} value={before.sessionName} />
      {before.units.map((unit) => (
        <FactRow
          key={unit.unitId}
          title=""
          value={joinFacts([unitText(unit, t), unit.names.join(t('common.separator'))])}
        />
      ))}
      <FactRow title={t('rebook.after')} value={joinFacts([after.sessionName, after.seatPlanName])} />
      <FactRow title={t('rebook.seats')} value={seats} />
    </>
  )
}

function Lines({ hold, lossReason }: { hold: RebookHold } & Pick<RebookTicketModel, 'lossReason'>) {
  const t = useTexts(rebookTexts)
  const { price, paid, carried, pointsBack, due, back, fee, ways, arriveDays } = hold
  const money = (fen: Fen) => t('price.amount', { amount: formatMoney(fen) })
  const minus = (fen: Fen) => (fen > 0 ? t('price.minus', { amount: formatMoney(fen) }) : null)
  return (
    <>
      <Places hold={hold} />
      <FactGroup>
        <FactRow title={t('rebook.price')} value={money(price)} />
        <FactRow title={t('rebook.credit')} value={minus(paid)} />
        <FactRow title={t('rebook.coupon')} value={minus(carried)} />
        <FactRow title={t('rebook.pointsBack')} value={pointsBack > 0 ? pointCount(pointsBack) : null} />
        <FactRow
          title={t(lossReason && fee > 0 ? 'rebook.lostDifference' : 'rebook.fee')}
          value={fee > 0 ? money(fee) : t('rebook.noFee')}
        />
      </FactGroup>
      <SumRow title={back > 0 ? t('rebook.back') : t('rebook.due')} amount={back > 0 ? back : due} />
      <WayRows ways={ways} />
      <FactRow
        title={t('rebook.arrives')}
        value={back > 0 && arriveDays > 0 ? t('rebook.arrivesIn', { count: arriveDays }) : null}
      />
      <Text className={styles.then}>{t(`rebook.newTerms.${lossReason ?? 'ONCE'}`)}</Text>
      <Text className={styles.then}>{t(due > 0 ? 'rebook.then.due' : 'rebook.then.now')}</Text>
    </>
  )
}
