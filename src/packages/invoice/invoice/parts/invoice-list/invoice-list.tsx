import { View } from '@tarojs/components'
import { ListView } from '@/components/lists/list-view'
import { useListGestures } from '@/components/lists/use-list-gestures'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import { linkTo } from '@/router/link-to'
import { invoiceKey, InvoiceListModel } from '../../list.model'
import { InvoiceCard } from '../invoice-card/invoice-card'
import styles from './invoice-list.module.scss'

/** Draws all invoices of the account, the newest first. */
export function InvoiceList() {
  const t = useTexts(invoiceTexts)
  const { list } = useModel((deps) => new InvoiceListModel(deps))
  useListGestures(list)
  const skeleton = (
    <View className={styles.list}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} shape="block" height="116px" />
      ))}
    </View>
  )
  const empty = (
    <Empty
      scene="no-result"
      sentence={t('invoice.empty')}
      hint={t('invoice.emptyHint')}
      action={{ text: t('invoice.toOrders'), to: linkTo('orders', { tab: 'HISTORY' }) }}
    />
  )
  return (
    <View className={styles.column}>
      <ListView
        list={list}
        keyOf={invoiceKey}
        className={styles.list}
        label={t('invoice.list')}
        skeleton={skeleton}
        empty={empty}
      >
        {(invoice) => <InvoiceCard invoice={invoice} />}
      </ListView>
    </View>
  )
}
