import { act, createElement } from 'react'
import { ListView, type ListViewProps } from '@/components/lists/list-view'
import { type FetchedPage, PagedList } from '@/components/lists/paged-list'
import { texts } from '@/locales/texts'
import { platform } from '@/platform/platform'
import { RequestError } from '@/request/errors'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

type Props = ListViewProps<string>

describe('the states of a paged list', () => {
  let mounted: Mounted
  let fetch: (offset: number) => Promise<FetchedPage<string>>
  const open = async (more: Partial<Props> = {}) => {
    await texts.setLanguage('en-US')
    const list = new PagedList<string>(
      (offset) => fetch(offset),
      (item) => item,
    )
    const { services } = fakeServices({ platform })
    const props: Props = {
      list,
      keyOf: (item) => item,
      className: 'grid',
      skeleton: createElement('p', null, 'shapes'),
      empty: createElement('p', null, 'nothing here'),
      children: (item) => createElement('p', null, `(${item})`),
      ...more,
    }
    mounted = await mount(
      withServices((given: Props) => createElement(ListView<string>, given), services),
      props,
    )
    const load = async () => {
      await act(list.reload)
      await mounted.settle()
    }
    return { list, load }
  }
  const page = (...items: string[]) => Promise.resolve({ items, last: true })
  const broken = () => Promise.reject(new RequestError({ kind: 'network' }))
  afterEach(() => mounted.unmount())

  it('are placeholders, then the entries', async () => {
    fetch = () => page('a', 'b')
    const { load } = await open({ label: 'letters' })
    expect(mounted.text()).toBe('shapes')
    await load()
    expect(mounted.text('[role="list"]')).toBe('(a)(b)')
    expect(mounted.text()).toBe('(a)(b)')
  })

  it('show the reason for an empty list', async () => {
    fetch = () => page()
    const { load } = await open()
    await load()
    expect(mounted.text()).toBe('nothing here')
  })

  it('show a failure with a retry button', async () => {
    fetch = broken
    const { load } = await open()
    await load()
    fetch = () => page('a')
    await mounted.tap(mounted.button('Try again'))
    expect(mounted.text()).toContain('(a)')
  })

  it('show the previous entries with an error notice when a reload fails', async () => {
    fetch = () => page('old')
    const { load } = await open()
    await load()
    fetch = broken
    await load()
    expect(mounted.text()).toContain('(old)')
    expect(mounted.all('[role="note"]')).toHaveLength(1)
    fetch = () => page('new')
    await mounted.tap(mounted.button('Try again'))
    expect(mounted.text()).toBe('(new)')
  })
})
