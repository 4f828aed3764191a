import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowDynamic } from '@/api/show'
import type { Translate } from '@/locales/keys'
import { joinFacts } from '@/lib/join-facts'
import { useTexts } from '@/components/texts'
import { useLocalAmount } from '@/components/local-amount/use-local-amount'
import { containedFees } from '@/components/show/contained-fees'
import { Countdown } from '@/components/ui/countdown/countdown'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { Price } from '@/components/ui/price/price'
import { formatMoney } from '@/locales/format-money'
import { showTexts } from '@/locales/namespaces/show'
import boxStyles from '@/styles/box.module.scss'
import type { ShowSale } from '../../sale/show-sale'
import { waitOffer } from '../../sale/wait-offer'
import type { TicketSelection } from '../../sale/ticket-selection'
import { ReminderLine } from '../reminder/reminder-line'
import { SaleHint } from '../sale-action/sale-hint'
import styles from './sale-total.module.scss'

/** Returns the text about the fees in the total, and about the additional fee for optional delivery. */
const feesText = (facts: ShowDynamic | null, tickets: number, t: Translate<typeof showTexts>): string => {
  const express = facts?.expressFee ?? null
  const contained = containedFees(t, facts, tickets)
  if (express !== null) return joinFacts([contained, t('sale.expressExtra', { amount: formatMoney(express) })])
  return contained || (facts?.unavoidableFee === 0 ? t('sale.allIn') : '')
}

/** Returns true if the total has a line for the member price, or reserves its space. */
export const hasMemberLine = ({ members: { from }, selection }: ShowSale): boolean =>
  selection.plan === null && (from.reserved || from.price !== null)

/**
 * Draws the total of the selection, or the lowest price if nothing is selected. If the selection cannot be bought, also
 * draws the reason.
 */
export const SaleTotal = observer(({ sale, choice }: { sale: ShowSale; choice: TicketSelection }) => {
  const t = useTexts(showTexts)
  const held = waitOffer(sale)
  const plan = held ? choice.plans.value?.find(({ seatPlanId }) => seatPlanId === held.seatPlanId) : choice.plan
  const quantity = held?.offered ?? choice.quantity
  const covered = held ? 0 : sale.coveredUnits
  const price = plan ? sale.dueFor(plan, quantity, covered) : sale.priceFrom
  const before = plan && sale.priceOf(plan, quantity, covered)
  const isReduced = price?.kind === 'amount' && before?.kind === 'amount' && price.amount < before.amount
  const units = plan && `${plan.seatPlanName} ${t('common.times', { count: quantity })}`
  const all = feesText(sale.dynamic.value, choice.tickets, t)
  const { offer } = sale.channel
  const sells = !sale.soldAt && !sale.status.closed && sale.status.current?.label !== 'soldOut'
  const local = useLocalAmount(price)
  const about = joinFacts([units, price?.kind === 'amount' && sells ? all : ''])
  return (
    <View className={boxStyles.shrinkStack}>
      <View className={styles.price}>
        <View ariaLive="polite">{price && <Price price={price} size="l" tone="ink" />}</View>
        {isReduced && <Price price={before} size="s" struck />}
        {held?.offerUntil && <Countdown until={held.offerUntil} hideHours label={t('wait.left')} />}
      </View>
      {!plan && <MemberPriceLine {...sale.members.from} />}
      {local && <Text className={styles.units}>{local.text}</Text>}
      {about && !sale.hint && !sale.reminder && <Text className={styles.units}>{about}</Text>}
      {offer && sale.total?.kind === 'amount' && !sale.hint && (
        <Text className={styles.saving}>{t('sale.channelSaving', { amount: formatMoney(offer.cutAmount) })}</Text>
      )}
      <ReminderLine sale={sale} />
      <SaleHint sale={sale} />
    </View>
  )
})
