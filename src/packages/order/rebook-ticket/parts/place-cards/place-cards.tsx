import { observer } from 'mobx-react'
import type { RebookTier } from '@/api/rebook'
import { ChoiceRow } from '@/components/after-sale/choice-row'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { fen } from '@/domain/money'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import { formatMoney } from '@/locales/format-money'
import { rebookTexts } from '@/locales/namespaces/rebook'
import type { RebookTicketModel } from '../../rebook-ticket.model'
import { SessionCalendar } from './session-calendar'
import styles from './place-cards.module.scss'

/** Draws the sessions and tiers for the rebooking, each tier with its price difference. */
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

/** Returns the text of the price difference to the original tickets, or the reason why the tier cannot be chosen. */
const tierNote = ({ state, difference, fee }: RebookTier, t: Translate<typeof rebookTexts>): string => {
  if (state !== 'OPEN') return t(`rebook.tierState.${state}`)
  if (difference === 0) return fee > 0 ? t('rebook.lost', { amount: formatMoney(fee) }) : t('rebook.even')
  const amount = formatMoney(fen(Math.abs(difference)))
  return t(difference > 0 ? 'rebook.pay' : 'rebook.getBack', { amount })
}

/** Returns the text of the fee for a cheaper tier; '' if there is no fee, or if nothing is refunded. */
const feeNote = ({ state, difference, fee }: RebookTier, t: Translate<typeof rebookTexts>): string =>
  state === 'OPEN' && difference < 0 && fee > 0 ? t('rebook.tierFee', { amount: formatMoney(fee) }) : ''

/** Returns the text of the price for all buyers, if this buyer pays less; else ''. */
const publicNote = ({ price, publicPrice }: RebookTier, t: Translate<typeof rebookTexts>): string =>
  publicPrice != null && publicPrice > price ? t('rebook.publicPrice', { amount: formatMoney(publicPrice) }) : ''

const Tiers = observer(({ model }: { model: RebookTicketModel }) => {
  const t = useTexts(rebookTexts)
  const { session, seatPlanId, expired, choice, lossReason } = model
  const missing = choice.tried && seatPlanId === '' ? t('rebook.sessionFirst') : undefined
  const options = (session?.tiers ?? []).map((tier) => {
    const note = tierNote(tier, t)
    const price = t('price.amount', { amount: formatMoney(tier.price) })
    const amount = joinFacts([price, publicNote(tier, t), feeNote(tier, t)])
    return {
      value: tier.seatPlanId,
      disabled: tier.state !== 'OPEN',
      label: [tier.seatPlanName, amount, note].join(' '),
      content: (
        <ChoiceRow
          className={styles.tier}
          title={tier.seatPlanName}
          note={amount}
          value={note}
          off={tier.state !== 'OPEN'}
        />
      ),
    }
  })
  return (
    <Card
      title={t('rebook.tier')}
      note={lossReason ? t(`rebook.noDifference.${lossReason}`) : undefined}
      problem={expired ? t('rebook.heldOver') : missing}
    >
      <RadioGroup label={t('rebook.tier')} value={seatPlanId} onChange={model.setTier} options={options} />
    </Card>
  )
})
