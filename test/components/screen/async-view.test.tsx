import { act, createElement } from 'react'
import { AsyncResource } from '@/components/screen/async-resource'
import { AsyncView, type AsyncViewProps } from '@/components/screen/async-view'
import { texts } from '@/locales/texts'
import { RequestError } from '@/request/errors'
import { fakeClock } from '../../support/fake-clock'
import { mount, type Mounted } from '../../support/screen'

type Props = AsyncViewProps<string>

describe('the states of an async view', () => {
  let mounted: Mounted
  let answer: () => Promise<string>
  const open = async (more: Partial<Props> = {}) => {
    await texts.setLanguage('en-US')
    const of = new AsyncResource(() => answer(), fakeClock())
    const props: Props = {
      of,
      skeleton: createElement('p', null, 'shapes'),
      children: (value) => createElement('p', null, `shown: ${value}`),
      ...more,
    }
    mounted = await mount((given: Props) => createElement(AsyncView<string>, given), props)
    return of
  }
  const load = async (of: AsyncResource<string>) => {
    await act(() => of.load())
    await mounted.settle()
  }
  afterEach(() => mounted.unmount())

  it('are placeholders, then the content', async () => {
    answer = async () => 'shows'
    const of = await open()
    expect(mounted.text()).toBe('shapes')
    await load(of)
    expect(mounted.text()).toBe('shown: shows')
  })

  it('show a failure with a retry', async () => {
    answer = () => Promise.reject(new RequestError({ kind: 'network' }))
    const of = await open()
    await load(of)
    expect(mounted.text()).toContain('Cannot connect')
    answer = async () => 'shows'
    await mounted.tap(mounted.button('Try again'))
    expect(mounted.text()).toBe('shown: shows')
  })

  it('show the screen’s specific “not found” text if defined', async () => {
    answer = () => Promise.reject(new RequestError({ kind: 'business', httpCode: 404 }))
    const of = await open({ missing: createElement('p', null, 'no such show') })
    await load(of)
    expect(mounted.text()).toBe('no such show')
  })

  it('show an ordinary failure if the screen defines no “not found” text', async () => {
    answer = () => Promise.reject(new RequestError({ kind: 'business', httpCode: 404 }))
    const of = await open()
    await load(of)
    expect(mounted.button('Try again')).toBeDefined()
  })

  it('show the previous content with an error notice when a reload fails', async () => {
    answer = async () => 'old'
    const of = await open()
    await load(of)
    answer = () => Promise.reject(new RequestError({ kind: 'network' }))
    await load(of)
    expect(mounted.text()).toContain('shown: old')
    expect(mounted.text('[role="note"]')).toContain('out of date')
    answer = async () => 'new'
    await mounted.tap(mounted.button('Try again'))
    expect(mounted.text()).toBe('shown: new')
  })
})
