import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useContext, useRef } from 'react'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import type { PaymentSheet as SheetState } from '@/payment/sheet'
import { ScreenLifecycleContext } from '../../screen/screen-lifecycle'
import { dayText } from '../../dates'
import { useServices } from '../../services'
import { LocalAmount } from '../../local-amount/local-amount'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { Countdown } from '../../ui/countdown/countdown'
import { Price } from '../../ui/price/price'
import { Sheet } from '../../ui/sheet/sheet'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { AgreementText, PolicyLinks } from '../agreement-text/agreement-text'
import { AgreementQuestion } from './agreement-question'
import { PartnerCode } from './partner-code'
import { PaymentMethods } from './payment-methods'
import { PaymentPlans } from './payment-plans'
import type { Opening } from '@/payment/flow'
import { paymentErrorKey } from '@/payment/outcome'
import { paymentOf } from '@/payment/with-payment'
import type { RebookedTo, RebookPlace } from '@/payment/payable'
import { joinFacts } from '@/lib/join-facts'
import { otherPart } from '@/domain/goods/goods'
import { type Fen, fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import textStyles from '@/styles/text.module.scss'
import styles from './payment-sheet.module.scss'

type Shown = { sheet: SheetState; opening?: never } | { sheet?: never; opening: Opening }

/**
 * Draws the sheet of the running payment on each screen that pays. Shows the sum alone until the order and the payment
 * methods are loaded. Hides the sheet while another screen, such as an agreement, is in view.
 */
export const PaymentSheet = observer(() => {
  const t = useTexts()
  const services = useServices()
  const { dialogs } = services
  const payment = paymentOf(services)
  const inView = useContext(ScreenLifecycleContext)?.visible ?? true
  // The sheet is hidden while a dialog of the order, or the queue progress, is open.
  const opening = dialogs.current ? null : payment.opening
  // Content for the closing animation.
  const last = useRef<Shown | null>(null)
  if (payment.sheet) last.current = { sheet: payment.sheet }
  else if (opening !== null) last.current = { opening }
  if (!inView) return null
  const questions = (
    <>
      <AgreementQuestion question={payment.question} />
      <PartnerCode question={payment.code} />
    </>
  )
  const shown = last.current
  if (!shown) return questions
  const { sheet } = shown

  const leave = async () => {
    if (!sheet) return payment.hide()
    if (sheet.busy) return
    const { deadline, order } = sheet
    const untilKey = order.rebookedTo ? 'pay.differenceHeldUntil' : 'pay.heldUntil'
    const leaveHint =
      deadline === null ? t('pay.leave') : t(untilKey, { time: formatTime(deadline, SHOP_OFFSET, 'HH:mm') })
    const leaves = await dialogs.confirm({
      title: t('pay.leaveTitle'),
      content: leaveHint,
      confirmText: t('pay.leaveNow'),
      cancelText: t('pay.goOn'),
      tone: 'danger',
    })
    if (leaves) sheet.cancel()
  }

  return (
    <>
      <Sheet
        open={payment.sheet !== null || opening !== null}
        title={t((sheet?.order ?? shown.opening)?.rebookedTo ? 'pay.difference' : 'pay.title')}
        onClose={() => void leave()}
        footer={
          sheet ? (
            <Button block loading={sheet.busy} disabled={sheet.incomplete} onClick={sheet.submit}>
              {submitText(sheet, t)}
            </Button>
          ) : (
            <Skeleton shape="block" width="100%" height="48px" />
          )
        }
      >
        {sheet ? <SheetContent sheet={sheet} /> : <OpeningContent opening={shown.opening} />}
      </Sheet>
      {questions}
    </>
  )
})

/** Returns the text of the button: the method with the sum, or with the instalments. */
const submitText = ({ option, plan, incomplete, order }: SheetState, t: Translate): string => {
  if (incomplete) return t('pay.choosePlan')
  const method = option?.displayName ?? ''
  if (!plan) return t('pay.submit', { method, amount: formatMoney(order.payAmount) })
  return joinFacts([method, t('pay.plan', { each: formatMoney(plan.each), periods: plan.periods })])
}

/**
 * Draws a line about the rebooking whose price difference is paid: the changes, or else the new session and tier. Draws
 * nothing if neither is known.
 */
function RebookLine({ to }: { to: RebookedTo | null | undefined }) {
  const t = useTexts()
  const now = useServices().clock.now()
  if (!to) return null
  const day = ({ showTime }: RebookPlace) =>
    showTime === null ? '' : dayText(showTime, { now, utcOffset: to.utcOffset }, t)
  const { before } = to
  const textOf = (place: RebookPlace) =>
    joinFacts([before?.showTime === to.showTime ? '' : day(place), before?.tier === to.tier ? '' : place.tier])
  const line = before ? `${textOf(before)} → ${textOf(to)}` : t('pay.rebookedTo', { place: textOf(to) })
  return textOf(to) === '' ? null : <Text className={styles.hint}>{line}</Text>
}

/** Draws a placeholder before the order is loaded, with the height of the later content. */
function OpeningContent({ opening: { payAmount, rebookedTo } }: { opening: Opening }) {
  const t = useTexts()
  return (
    <View className={styles.content} ariaBusy>
      <RebookLine to={rebookedTo} />
      <View className={styles.head}>
        <Price price={{ kind: 'amount', amount: payAmount, from: false }} size="xl" tone="ink" />
        <Text className={textStyles.caption} role="status">
          {t('common.loading')}
        </Text>
      </View>
      <View className={styles.methods}>
        {[0, 1, 2].map((row) => (
          <View key={row} className={styles.method}>
            <Skeleton shape="round" width="32px" height="32px" />
            <Skeleton width="40%" height="17px" />
          </View>
        ))}
      </View>
    </View>
  )
}

/** Names the two orders that one payment pays; nothing for one order. */
function Parts({ payAmount, goods }: { payAmount: Fen; goods: Fen }) {
  const t = useTexts()
  if (goods === 0) return null
  const tickets = formatMoney(otherPart(payAmount, goods))
  return <Text className={textStyles.metaBlock}>{t('pay.parts', { tickets, goods: formatMoney(goods) })}</Text>
}

const SheetContent = observer(({ sheet }: { sheet: SheetState }) => {
  const t = useTexts()
  const { order, deadline, failure } = sheet
  const price = { kind: 'amount', amount: order.payAmount, from: false } as const
  return (
    <View className={styles.content}>
      <RebookLine to={order.rebookedTo} />
      <View className={styles.head}>
        <View>
          <Price price={price} size="xl" tone="ink" />
          {/* A payment option in another currency shows its own amount, which replaces the approximate one. */}
          {!sheet.option?.exchangeRate && <LocalAmount explained price={price} />}
          <Parts payAmount={order.payAmount} goods={order.goodsAmount ?? fen(0)} />
        </View>
        {deadline !== null && (
          <View className={styles.time}>
            <Text className={textStyles.caption}>{t('pay.left')}</Text>
            <Countdown until={deadline} hideHours label={t('pay.left')} className={styles.clock} />
          </View>
        )}
      </View>
      {deadline !== null && (
        <Text className={styles.hint}>{t(order.rebookedTo ? 'pay.differenceHint' : 'pay.hint')}</Text>
      )}
      <PaymentMethods sheet={sheet} />
      <PaymentPlans sheet={sheet} />
      {order.agreement && (
        <View className={styles.agreement}>
          {sheet.asksAgreement ? (
            <>
              <Checkbox
                checked={sheet.agreed}
                onChange={sheet.setAgreed}
                label={t('pay.agreement')}
                disabled={sheet.busy}
              />
              <AgreementText
                agreement={order.agreement}
                onTap={sheet.busy ? undefined : () => sheet.setAgreed(!sheet.agreed)}
              />
            </>
          ) : (
            <PolicyLinks agreement={order.agreement} />
          )}
        </View>
      )}
      <View className={styles.failure} ariaLive="assertive">
        {failure && <Text>{failure.message || t(paymentErrorKey(failure))}</Text>}
      </View>
    </View>
  )
})
