import { createNavigate } from '@/router/navigate'
import { setUp } from './set-up'

describe('a screen with a loading chunk (web)', () => {
  const slow = (...pages: string[]) => {
    const stage = setUp(pages)
    const codes: { come: () => void; fail: (error: Error) => void }[] = []
    stage.host.ready = () => new Promise((come, fail) => codes.push({ come, fail }))
    const end = jest.fn()
    const wait = jest.fn(() => end)
    return { ...stage, codes, wait, end, navigate: createNavigate({ ...stage.deps, wait }) }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  it('opens once after any number of taps, with a loading notice after 200 ms', async () => {
    const { navigate, host, clock, codes, wait, end } = slow('/')
    const taps = [navigate.open('search')]
    clock.advance(199)
    expect(wait).not.toHaveBeenCalled()
    clock.advance(1)
    expect(wait).toHaveBeenCalledTimes(1)
    clock.advance(800)
    taps.push(navigate.open('search'))
    expect(host.calls).toEqual([])
    codes[0].come()
    await Promise.all(taps)
    expect(host.calls).toEqual(['push /search'])
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('does not open if its chunk fails; the next tap requests the chunk again', async () => {
    const { navigate, host, codes, deps } = slow('/')
    const lost = navigate.open('search')
    codes[0].fail(new Error('ChunkLoadError'))
    await lost
    expect(deps.onHostError).toHaveBeenCalledTimes(1)
    expect(host.calls).toEqual([])
    const again = navigate.open('search')
    codes[1].come()
    await again
    expect(host.calls).toEqual(['push /search'])
  })

  it('does not open after the buyer has gone back', async () => {
    const { navigate, host, codes } = slow('/', '/list')
    const first = navigate.open('search')
    await navigate.back(1)
    codes[0].come()
    await first
    expect(host.calls).toEqual(['back 1'])
  })

  it('does not open if a later screen was requested', async () => {
    const { navigate, host, codes } = slow('/')
    const first = navigate.open('search')
    const second = navigate.open('show-detail', { showId: '1' })
    codes[1].come()
    await second
    codes[0].come()
    await first
    await settle()
    expect(host.calls).toEqual(['push /content/1'])
  })
})

describe('the preloaded code of an address (web)', () => {
  const stage = (facts: Parameters<typeof setUp>[1] = {}) => {
    const given = setUp(['/'], facts)
    const loaded: string[] = []
    given.host.ready = (page) => {
      loaded.push(page)
      return Promise.resolve()
    }
    return { ...given, loaded }
  }

  it('is the screen’s chunk; the screen itself is not opened', async () => {
    const { navigate, host, loaded } = stage()
    await navigate.preload('/content/1?lang=en')
    expect(loaded).toEqual(['packages/show/show-detail/show-detail'])
    expect(host.calls).toEqual([])
  })

  it('is the login’s chunk for a visitor if the screen requires a login', async () => {
    const { navigate, loaded } = stage({ loggedIn: false })
    await navigate.preload('/order')
    expect(loaded).toEqual(['packages/user/login/login/login'])
  })

  it('is empty for a foreign or unknown address', async () => {
    const { navigate, loaded } = stage()
    await navigate.preload('https://elsewhere.example/content/1')
    await navigate.preload('/nowhere')
    expect(loaded).toEqual([])
  })
})
