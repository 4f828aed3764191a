import { TabBar } from '@/components/shell/tab-bar/tab-bar'
import { texts } from '@/locales/texts'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

test('the tab of the merchant has an honest name: it leads to no goods', async () => {
  await texts.setLanguage('zh-CN')
  const { services } = fakeServices()
  const screen = await mount(withServices(TabBar, services), { current: 'home' as const, openTarget: () => undefined })
  expect(screen.text()).toContain('关于我们')
  expect(screen.text()).not.toContain('商城')
  screen.unmount()
})
