import { act } from 'react'
import { ListEnd } from '@/components/lists/list-end'
import { PagedList } from '@/components/lists/paged-list'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

describe('the end of a paged list', () => {
  let mounted: Mounted
  const open = async (fetch: (offset: number) => Promise<{ items: string[]; last: boolean }>) => {
    const list = new PagedList<string>(fetch, (item) => item)
    await texts.setLanguage('en-US')
    mounted = await mount(ListEnd, { list, skeleton: 'shapes' })
    await act(list.reload)
    await mounted.settle()
    return list
  }
  afterEach(() => mounted.unmount())

  it('shows a button for the next page, and nothing after the last page', async () => {
    const list = await open(async (offset) => ({ items: [`item ${offset}`], last: offset > 0 }))
    await mounted.tap(mounted.button('More'))
    expect(list.items).toEqual(['item 0', 'item 1'])
    expect(mounted.text()).toBe('')
  })

  it('shows placeholders while the next page loads', async () => {
    const list = await open((offset) =>
      offset ? new Promise(() => undefined) : Promise.resolve({ items: ['a'], last: false }),
    )
    act(() => void list.more())
    await mounted.settle()
    expect(mounted.text()).toBe('shapes')
  })

  it('shows why the next page failed, and retries', async () => {
    let works = false
    const list = await open(async (offset) => {
      if (offset && !works) throw new Error('down')
      return { items: [`item ${offset}`], last: offset > 0 }
    })
    await act(list.more)
    await mounted.settle()
    expect(mounted.find('[role="alert"]').textContent).not.toBe('')
    works = true
    await mounted.tap(mounted.button('Try again'))
    expect(list.items).toHaveLength(2)
  })
})
