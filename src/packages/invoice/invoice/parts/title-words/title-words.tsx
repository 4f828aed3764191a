import { Text, View } from '@tarojs/components'
import type { InvoiceTitle } from '@/api/invoice'
import { useTexts } from '@/components/texts'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import styles from './title-words.module.scss'

/** A title with its kind and id. */
export function TitleWords({
  title,
}: {
  title: Pick<InvoiceTitle, 'invoiceTitle' | 'invoiceTitleType' | 'taxpayerId'>
}) {
  const t = useTexts(invoiceTexts)
  const kind = t(`invoice.kinds.${title.invoiceTitleType}`)
  return (
    <View className={styles.title}>
      <Text className={styles.name}>{title.invoiceTitle}</Text>
      <Text className={styles.note}>{[kind, title.taxpayerId].filter(Boolean).join(' · ')}</Text>
    </View>
  )
}
