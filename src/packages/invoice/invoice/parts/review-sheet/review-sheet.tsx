import { observer } from 'mobx-react'
import type { InvoiceOffer } from '@/api/invoice'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Notice } from '@/components/ui/notice/notice'
import { Sheet } from '@/components/ui/sheet/sheet'
import { areaText } from '@/domain/address'
import { formatMoney } from '@/locales/format-money'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import boxStyles from '@/styles/box.module.scss'
import { OrderFacts } from '../../../parts/order-facts/order-facts'
import { TitleFacts } from '../../../parts/title-facts/title-facts'
import type { ApplyModel } from '../../apply.model'

/** Draws all details of the invoice for a review before the buyer sends the request, which is final. */
export const ReviewSheet = observer(({ model, offer }: { model: ApplyModel; offer: InvoiceOffer }) => {
  const t = useTexts(invoiceTexts)
  const { review, titles, delivery } = model
  const send = (
    <Button block onClick={model.send}>
      {t('invoice.send')}
    </Button>
  )
  return (
    <Sheet open={review !== null} title={t('invoice.reviewTitle')} onClose={model.closeReview} footer={send}>
      {review && (
        <>
          <OrderFacts of={offer} />
          <FactRow
            title={t('invoice.amount')}
            value={t('price.amount', { amount: formatMoney(offer.invoiceAmount) })}
          />
          {titles.chosen && <TitleFacts title={titles.chosen} />}
          <FactRow title={t('invoice.type')} value={t(`invoice.types.${review.invoiceType}`)} />
          <FactRow title={t('invoice.content')} value={t(`invoice.contents.${review.invoiceContentType}`)} />
          <FactRow title={t('invoice.email')} value={review.email || null} />
          {review.addressId && delivery.address && (
            <>
              <FactRow
                title={t('invoice.delivery')}
                value={`${delivery.address.recipient} ${delivery.address.cellphone} ${areaText(delivery.address)} ${delivery.address.detail}`}
              />
              <Notice className={boxStyles.above3}>{t('invoice.postage')}</Notice>
            </>
          )}
          <Notice tone="notice" className={boxStyles.above3}>
            {t('invoice.reviewNote')}
          </Notice>
        </>
      )}
    </Sheet>
  )
})
