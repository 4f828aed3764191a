import { Text } from '@tarojs/components'
import { act } from 'react'
import { useRestLater } from '@/components/screen/use-rest-later'
import { mount, type Mounted } from '../../support/screen'

describe('the deferred part of a screen', () => {
  let screen: Mounted
  const drawn: string[] = []
  const Screen = () => {
    const parts = useRestLater() ? 'whole page' : 'its title'
    drawn.push(parts)
    return <Text>{parts}</Text>
  }
  beforeEach(() => drawn.splice(0))
  afterEach(() => {
    screen.unmount()
    document.getElementById('skeleton')?.remove()
  })

  test('is drawn in the frame after the response to the tap', async () => {
    screen = await mount(Screen, {})
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
    expect(drawn).toEqual(['its title', 'whole page'])
  })

  test('is drawn at once on the first screen of a visit', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="skeleton"></div>')
    screen = await mount(Screen, {})
    expect(drawn).toEqual(['whole page'])
  })
})
