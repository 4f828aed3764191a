import { Text, View } from '@tarojs/components'
import type { InvoiceBrief } from '@/api/invoice'
import { invoiceTone } from '../../../parts/invoice-tone'
import { dayText } from '@/components/dates'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './invoice-card.module.scss'

/** Draws an invoice in the list: state, recipient, subject and amount. */
export function InvoiceCard({ invoice }: { invoice: InvoiceBrief }) {
  const t = useTexts(invoiceTexts)
  const { invoiceId, invoiceState, invoiceTitle, invoiceType, invoiceAmount, subject, applyTime, utcOffset } = invoice
  return (
    <View role="listitem">
      <Pressable className={styles.card} still to={linkTo('invoice-detail', { invoiceId })}>
        <View className={styles.head}>
          <View className={styles.title}>{invoiceTitle}</View>
          <StateTag tone={invoiceTone(invoiceState)}>{t(`invoice.state.${invoiceState}`)}</StateTag>
        </View>
        <View className={textStyles.metaLine}>{subject}</View>
        <View className={styles.foot}>
          <Text className={textStyles.metaLine}>
            {`${t(`invoice.types.${invoiceType}`)} · ${dayText(applyTime, { now: useNow(), utcOffset }, t)}`}
          </Text>
          <Price price={{ kind: 'amount', amount: invoiceAmount, from: false }} size="s" tone="ink" />
        </View>
      </Pressable>
    </View>
  )
}
