import { vouchers } from '@/api/voucher'
import Mine from '@/pages/mine/mine'
import { aVoucher, aVoucherPage } from '../../support/data/voucher'
import { openScreen } from '../../support/open-screen'

const titlesOf = async (names: string[]) => {
  const items = names.map((showName, index) => aVoucher({ voucherId: `V${index}`, showName }))
  const screen = await openScreen(Mine, {
    member: true,
    desktop: true,
    answers: [[vouchers, () => aVoucherPage(items)]],
  })
  const main = screen.text('[role=main]')
  screen.unmount()
  return main
}

describe('the account tab on desktop', () => {
  it('shows the two nearest tickets instead of the shortcuts', async () => {
    const main = await titlesOf(['雨夜', '海湾', '灯会'])
    expect(['雨夜', '海湾', '灯会', '我的退款'].map((words) => main.includes(words))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('suggests shows to a buyer without tickets', async () => {
    expect(await titlesOf([])).toContain('去看演出')
  })
})
