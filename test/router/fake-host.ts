import type { HostRouter } from '@/router/host-router'

/** A fake host that stores its page stack in a list and records its calls. */
export interface FakeHost extends HostRouter {
  /** Addresses of the pages with their queries, from the lowest page to the top page. */
  readonly pages: string[]
  readonly calls: string[]
}

export const fakeHost = (...pages: string[]): FakeHost => {
  const calls: string[] = []
  const note = (call: string) => {
    calls.push(call)
    return Promise.resolve()
  }
  return {
    pages,
    calls,
    stack: () => pages.map((page) => page.split('?')[0] ?? ''),
    pageKey: () => `${pages.length} ${pages[pages.length - 1] ?? ''}`,
    entries: () =>
      pages.map((page) => {
        const [path = '', query = ''] = page.split('?')
        return { path, options: Object.fromEntries(new URLSearchParams(query)) }
      }),
    options: () => Object.fromEntries(new URLSearchParams(pages[pages.length - 1]?.split('?')[1] ?? '')),
    push: (address) => {
      pages.push(address)
      return note(`push ${address}`)
    },
    replace: (address) => {
      pages.splice(-1, 1, address)
      return note(`replace ${address}`)
    },
    switchTab: (address) => {
      pages.splice(0, pages.length, address)
      return note(`switchTab ${address}`)
    },
    relaunch: (address) => {
      pages.splice(0, pages.length, address)
      return note(`relaunch ${address}`)
    },
    back: (delta) => {
      pages.splice(-delta, delta)
      return note(`back ${delta}`)
    },
    openExternal: (address) => void calls.push(`leave ${address}`),
  }
}
