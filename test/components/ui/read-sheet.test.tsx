import { Text } from '@tarojs/components'
import { act } from 'react'
import { ReadSheet } from '@/components/ui/read-sheet/read-sheet'
import { texts } from '@/locales/texts'
import { observeElement } from '@/platform/visibility'
import { type Mounted, mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

jest.mock('@/platform/visibility', () => ({ observeElement: jest.fn() }))
const observe = jest.mocked(observeElement)

describe('a sheet that must be read to its end', () => {
  let screen: Mounted
  let reach: (near: boolean) => void
  const confirmed: string[] = []
  const open = async (isObserved = true) => {
    confirmed.length = 0
    observe.mockImplementation((_, __, listener) => {
      reach = (near) => listener({ near, height: 1 })
      return isObserved ? { kind: 'observing', dispose: () => undefined } : { kind: 'unsupported' }
    })
    await texts.setLanguage('en-US')
    const { services } = fakeServices()
    const Terms = () => (
      <ReadSheet
        open
        title="Terms"
        confirmText="Agree"
        onConfirm={() => confirmed.push('yes')}
        onClose={() => undefined}
      >
        <Text>Long text</Text>
      </ReadSheet>
    )
    screen = await mount(withServices(Terms, services), {})
  }
  const buttons = () => screen.all('button').map(({ textContent }) => textContent)
  afterEach(() => screen.unmount())

  test('scrolls to the end first, and is confirmed after the end was in view', async () => {
    await open()
    expect(buttons()).not.toContain('Agree')
    await screen.tap(screen.button('Read to the end'))
    expect(confirmed).toEqual([])
    await act(async () => reach(false))
    expect(buttons()).not.toContain('Agree')
    await act(async () => reach(true))
    await screen.tap(screen.button('Agree'))
    expect(confirmed).toEqual(['yes'])
  })

  test('can be confirmed at once in a host that cannot observe the end', async () => {
    await open(false)
    await screen.tap(screen.button('Agree'))
    expect(confirmed).toEqual(['yes'])
  })
})
