import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RebookTier } from '@/api/rebook'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { fen } from '@/domain/money'
import type { Translate } from '@/locales/keys'
import { formatMoney } from '@/locales/format-money'
import { rebookTexts } from '@/locales/namespaces/rebook'
import type { RebookTicketModel } from '../../rebook-ticket.model'
import { SessionCalendar } from './session-calendar'
import styles from './place-cards.module.scss'

/** The sessions and tiers that the chosen tickets can be rebooked to, each tier with its difference. */
export const PlaceCards = observer(({ model }: { model: RebookTicketModel }) => {
  const t = useTexts(rebookTexts)
  return (
    <>
      <Card title={t('rebook.session')}>
        <AsyncView of={model.offer} skeleton={<Skeleton height="88px" width="100%" />} compact>
          {() => <SessionCalendar model={model} />}
        </AsyncView>
      </Card>
      {model.session && <Tiers model={model} />}
      {model.session?.seated && (
        <ListGroup>
          <ListRow
            icon="seat"
            title={t('rebook.pickSeats')}
            note={t('rebook.pickSeatsNote')}
            onClick={model.pickSeats}
          />
        </ListGroup>
      )}
    </>
  )
})

/** What a tier costs more or less than the old tickets were worth, or why it cannot be had. */
const tierNote = ({ state, difference, fee }: RebookTier, t: Translate<typeof rebookTexts>): string => {
  if (state !== 'OPEN') return t(`rebook.tierState.${state}`)
  if (difference === 0) return fee > 0 ? t('rebook.lost', { amount: formatMoney(fee) }) : t('rebook.even')
  const amount = formatMoney(fen(Math.abs(difference)))
  return t(difference > 0 ? 'rebook.pay' : 'rebook.getBack', { amount })
}

const Tiers = observer(({ model }: { model: RebookTicketModel }) => {
  const t = useTexts(rebookTexts)
  const { session, seatPlanId, over, choice, lossReason } = model
  const missing = choice.tried && seatPlanId === '' ? t('rebook.sessionFirst') : undefined
  const options = (session?.tiers ?? []).map((tier) => {
    const note = tierNote(tier, t)
    const amount = t('price.amount', { amount: formatMoney(tier.price) })
    return {
      value: tier.seatPlanId,
      disabled: tier.state !== 'OPEN',
      label: [tier.seatPlanName, amount, note].join(' '),
      content: <Row title={tier.seatPlanName} detail={amount} note={note} strong={tier.state === 'OPEN'} />,
    }
  })
  return (
    <Card
      title={t('rebook.tier')}
      note={lossReason ? t(`rebook.noDifference.${lossReason}`) : undefined}
      problem={over ? t('rebook.heldOver') : missing}
    >
      <RadioGroup label={t('rebook.tier')} value={seatPlanId} onChange={model.setTier} options={options} />
    </Card>
  )
})

function Row({ title, detail, note, strong }: { title: string; detail: string; note: string; strong: boolean }) {
  return (
    <View className={styles.row}>
      <View className={styles.words}>
        <Text>{title}</Text>
        <Text className={styles.note}>{detail}</Text>
      </View>
      <Text className={strong ? styles.difference : styles.note}>{note}</Text>
    </View>
  )
}
