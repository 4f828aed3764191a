import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRef } from 'react'
import { formatTime } from '@/domain/schedule/local-time'
import type { PaymentSheet as SheetState } from '@/payment/sheet'
import type { RouteName } from '@/router/table/table'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { Countdown } from '../../ui/countdown/countdown'
import { Price } from '../../ui/price/price'
import { Sheet } from '../../ui/sheet/sheet'
import { AgreementText } from '../agreement-text/agreement-text'
import { AgreementQuestion } from './agreement-question'
import { PaymentMethods } from './payment-methods'
import { paymentErrorKey } from '@/payment/payment-error'
import { formatMoney } from '@/locales/format-money'
import styles from './payment-sheet.module.scss'

/** The venue's clock is not known to a payment; orders are of the shop's own zone (minutes). */
const SHOP_OFFSET = 480

/** The sheet of the payment under way, over the screen in view (`name`); an agreement opened from it is read without it. */
export const PaymentSheet = observer(({ name }: { name: RouteName }) => {
  const t = useTexts()
  const { payment, dialogs } = useServices()
  const last = useRef<SheetState | null>(null)
  last.current = payment.sheet ?? last.current
  const sheet = last.current
  if (name === 'agreement') return null
  const question = <AgreementQuestion question={payment.question} />
  if (!sheet) return question

  const leave = async () => {
    const { deadline } = sheet
    const leaveHint =
      deadline === null ? t('pay.leave') : t('pay.keptUntil', { time: formatTime(deadline, SHOP_OFFSET, 'HH:mm') })
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
        open={payment.sheet !== null}
        title={t('pay.title')}
        onClose={() => void (sheet.busy || leave())}
        footer={
          <Button block loading={sheet.busy} onClick={sheet.submit}>
            {t('pay.submit', {
              method: sheet.option?.displayName ?? '',
              amount: formatMoney(sheet.order.payAmount),
            })}
          </Button>
        }
      >
        <SheetContent sheet={sheet} />
      </Sheet>
      {question}
    </>
  )
})

const SheetContent = observer(({ sheet }: { sheet: SheetState }) => {
  const t = useTexts()
  const { order, deadline, failure } = sheet
  return (
    <View className={styles.content}>
      <View className={styles.head}>
        <Price price={{ kind: 'amount', amount: order.payAmount, from: false }} size="xl" tone="ink" />
        {deadline !== null && (
          <View className={styles.time}>
            <Text className={styles.left}>{t('pay.left')}</Text>
            <Countdown until={deadline} hideHours label={t('pay.left')} className={styles.clock} />
          </View>
        )}
      </View>
      {deadline !== null && <Text className={styles.hint}>{t('pay.hint')}</Text>}
      <PaymentMethods sheet={sheet} />
      {order.agreement && (
        <View className={styles.agreement}>
          {sheet.asksAgreement && (
            <Checkbox
              checked={sheet.agreed}
              onChange={sheet.setAgreed}
              label={t('pay.agreement')}
              disabled={sheet.busy}
            />
          )}
          <AgreementText agreement={order.agreement} />
        </View>
      )}
      <View className={styles.failure} ariaLive="assertive">
        {failure && <Text>{failure.message || t(paymentErrorKey(failure))}</Text>}
      </View>
    </View>
  )
})
