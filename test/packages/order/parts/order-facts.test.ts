import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'
import { rebookedText } from '@/packages/order/parts/order-facts'
import { anOrder } from '../../../support/data/order'
import { NOW } from '../../../support/fake-clock'

const t = texts.translator(orderTexts)
beforeAll(() => texts.setLanguage('zh-CN'))
const DAY = 86_400_000

describe('the text about the rebooked tickets of an order', () => {
  it('contains the new session and tier', () => {
    const rebookedSession = { showTime: NOW + DAY, isPermanent: false, seatPlanName: '池座丙' }
    expect(rebookedText(anOrder({ rebookedSession }), t, NOW)).toMatch(/^改签至 明天 \d\d:\d\d\u00a0· 池座丙$/)
  })

  it('is empty if the tickets have different sessions', () => {
    expect(rebookedText(anOrder({ rebookedSession: null }), t, NOW)).toBe('')
  })
})
