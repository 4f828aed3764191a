import SendRule from '@/packages/transfer/send-rule/send-rule'
import { openScreen } from '../../../support/open-screen'

test('shows the time limits that the merchant sets', async () => {
  const limits = { transferHours: 12, transferLeadHours: 3 }
  const screen = await openScreen(SendRule, { member: true, config: { limits } })
  expect(screen.text()).toMatch(/受赠的票不能再转赠.*须在 12 小时内，且不晚于开演前 3 小时领取.*原票码立即失效/)
  screen.unmount()
})
