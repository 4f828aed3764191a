import { Text } from '@tarojs/components'
import { type BarRoom, useBarRoom } from '@/components/shell/use-bar-room'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const roomOf = async (statusBarHeight: number, menuButton: object | null): Promise<BarRoom> => {
  const { services } = fakeServices()
  const window = { ...services.platform.system.window(), width: 375, statusBarHeight, menuButton }
  Object.assign(services.platform, { system: { ...services.platform.system, window: () => window } })
  const rooms: BarRoom[] = []
  const Bar = () => {
    rooms.push(useBarRoom())
    return <Text>bar</Text>
  }
  const screen = await mount(withServices(Bar, services), {})
  screen.unmount()
  return rooms[0]
}

describe('the space for the content of the navigation bar', () => {
  test('ends 8 px before the host’s menu button, with the same vertical center', async () => {
    expect(await roomOf(44, { top: 48, left: 281, width: 87, height: 32 })).toEqual({
      bar: { paddingTop: 42 },
      row: { paddingTop: 0, paddingRight: 102 },
      narrow: true,
    })
  })

  test('begins below the status bar on a host without a menu button', async () => {
    expect(await roomOf(44, null)).toEqual({ bar: { paddingTop: 44 }, row: undefined, narrow: false })
    expect(await roomOf(0, null)).toEqual({ bar: undefined, row: undefined, narrow: false })
  })
})
