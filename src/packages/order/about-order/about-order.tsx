import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { orderTexts } from '@/locales/namespaces/order'
import { screen } from '@/router/screen'
import { Explanation } from '../parts/explanation/explanation'

const PARTS = ['pay', 'tickets', 'express', 'refund', 'invoice', 'find'] as const

/** Screen that explains payment, delivery of tickets, and refunds. */
function AboutOrder() {
  const t = useTexts(orderTexts)
  const minutes = useServices().stores.shop.unpaidMinutes
  const parts = PARTS.map((part) => ({
    title: t(`about.parts.${part}.title`),
    text: t(`about.parts.${part}.text`, { minutes }),
  }))
  return <Explanation title={t('about.title')} parts={parts} />
}

export default screen('about-order', AboutOrder)
