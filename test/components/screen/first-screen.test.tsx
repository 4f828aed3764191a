import { Text } from '@tarojs/components'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { drawnInTurns } from '@/components/screen/drawn-in-turns'
import { useModel } from '@/components/screen/use-model'
import { HOLD } from '@/platform/first-paint/contract'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('the skeleton that is part of the page’s HTML', () => {
  let screen: Mounted | undefined
  const seen: string[] = []
  const Part = ({ name }: { name: string }) => {
    useModel(({ screen: scope }) => {
      scope.onShow(() => seen.push(`${name} loads`))
      return {}
    })
    useEffect(() => void seen.push(`${name} is drawn`), [name])
    return <Text>{name}</Text>
  }
  const Page = () => (
    <>
      <Part name="head" />
      <Part name="body" />
    </>
  )
  const open = (Content: ComponentType) => mount(withServices(Content, fakeServices().services), {})
  beforeEach(() => {
    seen.splice(0)
    document.body.insertAdjacentHTML('beforeend', '<div id="skeleton"></div>')
  })
  afterEach(() => {
    screen?.unmount()
    screen = undefined
    document.getElementById('skeleton')?.remove()
  })

  test('remains until a progressively rendered page shows its first part', async () => {
    const held: boolean[] = []
    const Watched = () => {
      useEffect(() => void held.push(document.getElementById(HOLD) !== null))
      return <Page />
    }
    const InTurns = drawnInTurns(Watched)
    screen = await open(() => {
      useLayoutEffect(() => void held.push(document.getElementById(HOLD) !== null), [])
      return <InTurns />
    })
    expect(held).toEqual([true, false])
  })

  test('lets each model load in a separate task after the first render', async () => {
    screen = await open(Page)
    expect(seen).toEqual(['head is drawn', 'body is drawn', 'head loads', 'body loads'])
  })

  test('skips the load of a model that is disposed before its task', async () => {
    screen = await open(() => {
      const [there, setThere] = useState(true)
      useEffect(() => setThere(false), [])
      return there ? <Page /> : <Text>left</Text>
    })
    expect(seen).toEqual(['head is drawn', 'body is drawn'])
  })

  test('does not delay the loads of later screens', async () => {
    document.getElementById('skeleton')?.remove()
    screen = await open(Page)
    expect(seen).toEqual(['head loads', 'head is drawn', 'body loads', 'body is drawn'])
  })
})
