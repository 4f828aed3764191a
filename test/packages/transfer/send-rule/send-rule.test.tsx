import SendRule from '@/packages/transfer/send-rule/send-rule'
import { openScreen } from '../../../support/open-screen'

test('the rules tell the hours of the domain', async () => {
  const screen = await openScreen(SendRule, { member: true })
  expect(screen.text()).toMatch(/受赠的票不能再转赠.*须在 24 小时内，且不晚于开演前 2 小时领取.*原票码立即失效/)
  screen.unmount()
})
