import { PagedList } from '@/components/lists/paged-list'

describe('PagedList', () => {
  const source = Array.from({ length: 45 }, (_, index) => `show-${index}`)
  const list = () =>
    new PagedList(
      async (offset) => ({ items: source.slice(offset, offset + 20), last: offset + 20 >= source.length }),
      (item) => item,
    )

  it('loads all pages one by one', async () => {
    const shows = list()
    await shows.reload()
    while (!shows.last) await shows.more()
    expect(shows.items).toEqual(source)
    await shows.more()
    expect(shows.items).toHaveLength(45)
  })

  it('requests one page at a time', async () => {
    const shows = list()
    await shows.reload()
    await Promise.all([shows.more(), shows.more()])
    expect(shows.items).toHaveLength(40)
  })

  it('shows an entry once if it moved to the next page between two loads', async () => {
    const shows = new PagedList(
      async (offset) => ({ items: offset === 0 ? ['a', 'b'] : ['b', 'c'], last: offset > 0 }),
      (item) => item,
    )
    await shows.reload()
    await shows.more()
    expect(shows.items).toEqual(['a', 'b', 'c'])
  })

  it('clears the old entries when the first page of another query fails', async () => {
    let fails = false
    const shows = new PagedList(
      async () => {
        if (fails) throw new Error('down')
        return { items: ['a'], last: true }
      },
      (item) => item,
    )
    await shows.reload()
    fails = true
    await shows.reload()
    expect([shows.status, shows.items]).toEqual(['ready', ['a']])
    await shows.replace()
    expect([shows.status, shows.items]).toEqual(['failed', []])
    fails = false
    await shows.retry()
    expect([shows.status, shows.items]).toEqual(['ready', ['a']])
  })

  it('preserves its entries when the next page fails, and allows a retry', async () => {
    let fails = false
    const shows = new PagedList(
      async (offset) => {
        if (fails) throw new Error('no network')
        return { items: source.slice(offset, offset + 20), last: false }
      },
      (item) => item,
    )
    await shows.reload()
    fails = true
    await shows.more()
    expect(shows.items).toHaveLength(20)
    expect(shows.error).not.toBeNull()
    fails = false
    await shows.more()
    expect(shows.items).toHaveLength(40)
  })

  it('stops at an empty page that is not marked as the last page', async () => {
    const shows = new PagedList<string>(
      async () => ({ items: [], last: false }),
      (item) => item,
    )
    await shows.reload()
    expect(shows.last).toBe(true)
    expect(shows.empty).toBe(true)
  })
})
