import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { WAIT_OFFER_TTL } from '@/domain/waitlist'
import { orderTexts } from '@/locales/namespaces/order'
import { screen } from '@/router/screen'
import { Explanation } from '../parts/explanation/explanation'

const PARTS = ['join', 'place', 'offer', 'missed', 'leave', 'money'] as const

/** Screen that explains the waitlist. */
function WaitListInstruction() {
  const t = useTexts(orderTexts)
  const { limits } = useServices().stores.shop
  const figures = { capacity: limits.waitlistCapacity, minutes: WAIT_OFFER_TTL / 60_000 }
  const parts = PARTS.map((part) => ({
    title: t(`waitlist.parts.${part}.title`),
    text: t(`waitlist.parts.${part}.text`, figures),
  }))
  return <Explanation title={t('waitlist.title')} parts={parts} />
}

export default screen('wait-list-instruction', WaitListInstruction)
