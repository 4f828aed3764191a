import { vouchers } from '@/api/voucher'
import Mine from '@/pages/mine/mine'
import { aVoucher, aVoucherPage } from '../../support/data/voucher'
import { openScreen } from '../../support/open-screen'

const mainOf = async (vouchersHeld: object[], desktop = false) => {
  const screen = await openScreen(Mine, {
    member: true,
    desktop,
    answers: [[vouchers, () => aVoucherPage(vouchersHeld)]],
  })
  const main = screen.text('[role=main]')
  screen.unmount()
  return main
}

const NAMES = ['雨夜', '海湾', '灯会']
const HELD = NAMES.map((showName, index) => aVoucher({ voucherId: `V${index}`, showName }))
const shownOf = (main: string) => NAMES.filter((name) => main.includes(name))

describe('the account tab', () => {
  it('shows the nearest ticket and the number of all tickets', async () => {
    const main = await mainOf(HELD)
    expect(shownOf(main)).toEqual(['雨夜'])
    expect(main).toContain('全部 6 张')
  })

  it('shows the two nearest tickets instead of the shortcuts on desktop', async () => {
    const main = await mainOf(HELD, true)
    expect(shownOf(main)).toEqual(['雨夜', '海湾'])
    expect(main).not.toContain('我的退款')
  })

  it('skips tickets that are no longer valid', async () => {
    expect(shownOf(await mainOf([{ ...HELD[0], state: 'REFUNDED' }, HELD[1]]))).toEqual(['海湾'])
  })

  it('suggests shows to a buyer without tickets', async () => {
    expect(await mainOf([])).toContain('去看演出')
  })
})
