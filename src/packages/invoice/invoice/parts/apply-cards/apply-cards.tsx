import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { InvoiceOffer } from '@/api/invoice'
import { AddressRow } from '@/components/address/address-row/address-row'
import { EmailField } from '@/components/form/fields/email-field'
import { problemText } from '@/components/form/problem'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Notice } from '@/components/ui/notice/notice'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { RowText } from '@/components/ui/select-row/row-text'
import { invoiceParts } from '@/domain/invoice/amount'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import boxStyles from '@/styles/box.module.scss'
import { OrderFacts } from '../../../parts/order-facts/order-facts'
import type { ApplyModel } from '../../apply.model'
import { TitleRow } from '../title-row/title-row'
import styles from './apply-cards.module.scss'

/** Draws the orders of the invoice and its amount. On desktop, the submit button is below them. */
export function InvoicedOrder({ offer, children }: { offer: InvoiceOffer; children?: ReactNode }) {
  const t = useTexts(invoiceTexts)
  const now = useNow()
  const parts = invoiceParts(offer)
  const money = (amount: Fen) => t('price.amount', { amount: formatMoney(amount) })
  return (
    <Card title={t('invoice.order')} note={t('invoice.amountNote')}>
      <OrderFacts of={offer} />
      {parts.length > 1 &&
        parts.map(({ kind, amount }) => (
          <FactRow key={kind} title={t(`invoice.parts.${kind}`)} value={money(amount)} />
        ))}
      <FactRow title={t('invoice.amount')} value={money(offer.invoiceAmount)} />
      <Text className={styles.note}>
        {t('invoice.until', { time: nearTime(offer.until, { now, utcOffset: offer.utcOffset }, t) })}
      </Text>
      {children}
    </Card>
  )
}

/** Draws the cards of the form: order, invoice title, type, delivery. */
export const ApplyCards = observer(({ model, offer }: { model: ApplyModel; offer: InvoiceOffer }) => {
  const t = useTexts(invoiceTexts)
  const { form, titles, delivery, paper, rejected } = model
  const { values, problems } = form
  const isWrong = titles.chosen !== null && titles.isRejected(titles.chosen)
  const titleProblem = problems.titleId
    ? problemText(t, problems.titleId)
    : isWrong
      ? t('invoice.titleRejected')
      : undefined
  return (
    <View className={boxStyles.stack3}>
      {rejected && <Notice tone="notice">{t('invoice.lastRejected', { reason: rejected.reason })}</Notice>}
      <PhoneOnly>
        <InvoicedOrder offer={offer} />
      </PhoneOnly>
      <Card title={t('invoice.titleCard')} problem={titleProblem}>
        <TitleRow titles={titles} />
      </Card>
      <Card title={t('invoice.type')}>
        <RadioGroup
          label={t('invoice.type')}
          value={values.invoiceType}
          onChange={model.chooseType}
          options={offer.invoiceTypes.map((type) => ({
            value: type,
            content: <RowText title={t(`invoice.types.${type}`)} notes={[t(`invoice.typeNotes.${type}`)]} />,
          }))}
        />
        {paper ? (
          <View className={boxStyles.above3}>
            <AddressRow
              delivery={delivery}
              addText={t('invoice.addAddress')}
              chooseText={t('invoice.addressMissing')}
            />
            {problems.addressId && (
              <View className={styles.problem} role="alert">
                <Text>{problemText(t, problems.addressId)}</Text>
              </View>
            )}
          </View>
        ) : (
          <View className={boxStyles.above3}>
            <EmailField form={form} label={t('invoice.email')} placeholder={t('invoice.emailPlaceholder')} required />
          </View>
        )}
      </Card>
      {offer.invoiceContentTypes.length > 1 && (
        <Card title={t('invoice.content')}>
          <RadioGroup
            label={t('invoice.content')}
            value={values.invoiceContentType}
            onChange={model.chooseContent}
            options={offer.invoiceContentTypes.map((content) => ({
              value: content,
              content: t(`invoice.contents.${content}`),
            }))}
          />
        </Card>
      )}
    </View>
  )
})
