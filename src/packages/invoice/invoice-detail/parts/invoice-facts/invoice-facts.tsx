import { View } from '@tarojs/components'
import type { Invoice } from '@/api/invoice'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Notice } from '@/components/ui/notice/notice'
import { formatMoney } from '@/locales/format-money'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import boxStyles from '@/styles/box.module.scss'
import { OrderFacts } from '../../../parts/order-facts/order-facts'
import { TitleFacts } from '../../../parts/title-facts/title-facts'
import styles from './invoice-facts.module.scss'

export interface InvoiceFactsProps {
  invoice: Invoice
  onCopy: (text: string) => unknown
}

/** Draws the parcel of a paper invoice, the data of the invoice, and the invoice title. */
export function InvoiceFacts({ invoice, onCopy }: InvoiceFactsProps) {
  const t = useTexts(invoiceTexts)
  const now = useNow()
  const { invoiceState: state, delivery, utcOffset } = invoice
  const at = (time: number | null) => (time ? momentText(time, { now, utcOffset }, t) : null)
  return (
    <View className={styles.cards}>
      <View className={boxStyles.stack3}>
        {delivery && (
          <Card title={t('invoice.parcel')}>
            <FactRow title={t('invoice.recipient')} value={`${delivery.recipient} ${delivery.cellphone}`} />
            <FactRow title={t('invoice.delivery')} value={delivery.address || null} />
            <FactRow
              title={delivery.expressName || t('invoice.express')}
              value={delivery.expressNo || t('invoice.notSent')}
            >
              {delivery.expressNo && (
                <Button
                  kind="quiet"
                  size="s"
                  label={t('invoice.copyExpress')}
                  onClick={() => onCopy(delivery.expressNo)}
                >
                  {t('button.copy')}
                </Button>
              )}
            </FactRow>
            <FactRow title={t('invoice.shipTime')} value={at(delivery.shipTime)} />
            <Notice className={boxStyles.above3}>{t('invoice.postage')}</Notice>
          </Card>
        )}
        <Card title={t('invoice.facts')}>
          <FactRow
            title={t('invoice.amount')}
            value={t('price.amount', { amount: formatMoney(invoice.invoiceAmount) })}
          />
          <FactRow title={t('invoice.type')} value={t(`invoice.types.${invoice.invoiceType}`)} />
          <FactRow title={t('invoice.content')} value={t(`invoice.contents.${invoice.invoiceContentType}`)} />
          <FactRow title={t('invoice.number')} value={invoice.invoiceNumber || null} />
          <FactRow title={t('invoice.email')} value={invoice.email || null} />
          <FactRow title={t('invoice.applyTime')} value={at(invoice.applyTime)} />
          {state !== 'APPLYING' && <FactRow title={t(`invoice.decided.${state}`)} value={at(invoice.decideTime)} />}
        </Card>
      </View>
      <View className={boxStyles.stack3}>
        <Card title={t('invoice.titleCard')}>
          <TitleFacts title={invoice} />
        </Card>
        <Card title={t('invoice.order')}>
          <OrderFacts of={invoice} />
        </Card>
      </View>
    </View>
  )
}
