import { texts } from '@/locales/texts'
import { CashierVisit } from '@/payment/cashier-visit'
import { openCashier } from '@/payment/open-cashier'
import { framedPage } from '@/platform/web-origin/framed-page'
import { fakeServices } from '../support/services'

const setUp = ({ copies = true } = {}) => {
  const visit = new CashierVisit()
  const copied: string[] = []
  const shown: string[] = []
  const went: unknown[][] = []
  const clipboard = {
    ...fakeServices().services.platform.clipboard,
    copy: async (text: string) => {
      copied.push(text)
      return { kind: copies ? ('done' as const) : ('denied' as const) }
    },
  }
  const open = (address: string, isListed: boolean) =>
    openCashier(
      {
        visit,
        navigate: { open: async (...to: unknown[]) => void went.push(to) },
        dialogs: { alert: async ({ content }) => void shown.push(content) },
        platform: { clipboard },
      },
      { kind: 'page', address, isListed },
    )
  return { visit, copied, shown, went, open }
}

beforeAll(() => texts.setLanguage('en-US'))

describe('a payment page in a mini program', () => {
  it.each([
    ['closed', 'pending'],
    ['returned', 'hidden'],
  ] as const)('opens in the web view, and is then %p', async (end, kind) => {
    const { visit, went, open } = setUp()
    const address = `https://cashier.example/${end}`
    const result = open(address, true)
    expect(went).toEqual([['web-view', { link: address }]])
    expect(framedPage(address, [])).not.toBeNull()
    visit.end(end)
    expect(await result).toEqual({ kind })
    expect(visit.isOpen).toBe(false)
  })

  it('is copied for a browser if its host is not listed', async () => {
    const { copied, shown, went, open } = setUp()
    expect(await open('https://elsewhere.example/pay', false)).toEqual({ kind: 'left' })
    expect(copied).toEqual(['https://elsewhere.example/pay'])
    expect(shown[0]).toContain('elsewhere.example')
    expect(went).toEqual([])
  })

  it('leaves the sheet open if its address cannot be copied', async () => {
    const { open } = setUp({ copies: false })
    expect(await open('https://elsewhere.example/pay', false)).toEqual({ kind: 'cancelled' })
  })
})
