import { useTexts } from '@/components/texts'
import { WAIT_OFFER_TTL, WAITLIST_CAPACITY } from '@/domain/waitlist'
import { orderTexts } from '@/locales/namespaces/order'
import { screen } from '@/router/screen'
import { Explanation } from '../parts/explanation/explanation'

const PARTS = ['join', 'place', 'offer', 'missed', 'leave', 'money'] as const

/** How the waitlist works. */
function WaitListInstruction() {
  const t = useTexts(orderTexts)
  const figures = { capacity: WAITLIST_CAPACITY, minutes: WAIT_OFFER_TTL / 60_000 }
  const parts = PARTS.map((part) => ({
    title: t(`waitlist.parts.${part}.title`),
    text: t(`waitlist.parts.${part}.text`, figures),
  }))
  return <Explanation title={t('waitlist.title')} parts={parts} />
}

export default screen('wait-list-instruction', WaitListInstruction)
