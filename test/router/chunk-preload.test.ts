import { createNavigate } from '@/router/navigate'
import { setUp } from './set-up'

describe('a screen whose code is loading (web)', () => {
  const slow = (...pages: string[]) => {
    const stage = setUp(pages)
    const codes: { come: () => void; fail: (error: Error) => void }[] = []
    stage.host.ready = () => new Promise((come, fail) => codes.push({ come, fail }))
    const end = jest.fn()
    const wait = jest.fn(() => end)
    return { ...stage, codes, wait, end, navigate: createNavigate({ ...stage.deps, wait }) }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  it('opens when the code is loaded, however often it was tapped, with a notice after 200 ms', async () => {
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

  it('is not opened when its code cannot be had, and the next tap tries again at once', async () => {
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

  it('gives way to a screen that was wanted later', async () => {
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
