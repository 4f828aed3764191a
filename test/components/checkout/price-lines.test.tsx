import { fen } from '@/domain/money'
import { texts } from '@/locales/texts'
import { PriceLines, type PriceLinesProps } from '@/components/checkout/prices/price-lines'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const TICKETS = { kind: 'TICKETS', title: '', amount: fen(76_000) } as const
const DELIVERY = { kind: 'DELIVERY', title: '', amount: fen(1_200) } as const
const SERVICE = { kind: 'SERVICE', title: 'Booking fee', amount: fen(800) } as const
const COUPON = { kind: 'COUPON', title: '', amount: fen(-5_050) } as const

describe('the lines of a price (domain §3)', () => {
  let screen: Mounted
  const lines = async (props: PriceLinesProps) => {
    await texts.setLanguage('en-US')
    screen = await mount(withServices(PriceLines, fakeServices().services), props)
    return screen.all('.line').map((line) => line.textContent)
  }
  afterEach(() => screen.unmount())

  test('show the subtotal, then deductions with a minus sign, and fees by name', async () => {
    const found = await lines({
      lines: [TICKETS, DELIVERY, SERVICE, COUPON],
      total: fen(78_000),
      sum: fen(72_950),
    })
    expect(found).toEqual(['Tickets¥760', 'Delivery fee¥12', 'Booking fee¥8', 'Subtotal¥780', 'Coupon-¥50.50'])
    expect(screen.text()).toContain('¥729.50')
  })

  test('name the points that paid a part', async () => {
    const POINTS = { kind: 'POINTS', title: '', amount: fen(-3_000), points: 3_000 } as const
    const found = await lines({ lines: [TICKETS, POINTS], total: fen(76_000), sum: fen(73_000) })
    expect(found).toEqual(['Tickets¥760', 'Points\u00a0· 3,000 points-¥30'])
  })

  test('are hidden if the sum has a single part', async () => {
    expect(await lines({ lines: [TICKETS], sum: fen(76_000) })).toEqual([])
    expect(screen.text()).toContain('¥760')
  })

  test('include no subtotal if there are no deductions', async () => {
    expect(await lines({ lines: [TICKETS, DELIVERY], sum: fen(77_200) })).toEqual(['Tickets¥760', 'Delivery fee¥12'])
  })
})
