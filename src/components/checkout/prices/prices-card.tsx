import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutView } from '../checkout.model'
import { PriceLines } from './price-lines'
import styles from './prices-card.module.scss'

/** Draws the price rows among the cards on phones. On desktop, they are beside the cards. */
export const PricesCard = observer(({ model: { price } }: { model: CheckoutView }) => {
  const t = useTexts(checkoutTexts)
  if (!price) return null
  return (
    <Card title={t('confirm.prices')} className={styles.phoneOnly}>
      <PriceLines lines={price.priceLines} sum={price.payAmount} total={price.total} points={price.payPoints} />
    </Card>
  )
})
