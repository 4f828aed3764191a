/** @jest-environment jsdom */
import { programKeeper as alipay, programKeeper as bank, programKeeper as weapp } from '@/platform/service-worker/index'
import type { ProgramKeeper } from '@/platform/service-worker/contract'

const PRODUCTION = { ...process.env, NODE_ENV: 'production' }
const own = process.env

/** Returns the service-worker module of the web in a production build with these settings. */
const onWeb = (settings: Record<string, string> = {}): ProgramKeeper => {
  process.env = { ...PRODUCTION, ...settings }
  jest.resetModules()
  return jest.requireActual<{ programKeeper: ProgramKeeper }>('@/platform/service-worker/index.h5').programKeeper
}

const registration = (more: object = {}) => ({
  unregister: jest.fn(() => Promise.resolve(true)),
  update: jest.fn(() => Promise.resolve()),
  installing: null as unknown,
  waiting: null,
  ...more,
})

const withWorkers = (container: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })

afterEach(() => {
  process.env = own
  withWorkers(undefined)
  document.body.innerHTML = ''
})

test.each([
  ['weapp', weapp],
  ['alipay', alipay],
  ['bank', bank],
])('stores nothing on %s, because the host stores the app shell', async (_host, keeper) => {
  expect(keeper.build()).toBe('')
  await expect(keeper.keep()).resolves.toBeUndefined()
  await expect(keeper.renew()).resolves.toBeUndefined()
})

describe('the app shell on the web (h5)', () => {
  test('is named after the address of its main script', () => {
    document.body.innerHTML = '<script src="/js/app.0123abcd.js"></script>'
    expect(onWeb().build()).toBe('http://localhost/js/app.0123abcd.js')
  })

  test('includes files that were loaded before the worker was ready', async () => {
    document.body.innerHTML = '<style data-file="/css/2.css"></style>'
    const active = { postMessage: jest.fn() }
    const register = jest.fn(() => Promise.resolve())
    withWorkers({ register, ready: Promise.resolve({ active }) })
    performance.getEntriesByType = () =>
      ['http://localhost/js/app.1.js', 'http://localhost/home/pub/v5/layouts', 'https://other.example/x.js'].map(
        (name) => ({ name }) as PerformanceEntry,
      )
    await onWeb().keep()
    expect(register).toHaveBeenCalledWith('/sw.js')
    expect(active.postMessage).toHaveBeenCalledWith({
      type: 'CACHE_URLS',
      payload: { urlsToCache: ['http://localhost/js/app.1.js', 'http://localhost/css/2.css'] },
    })
  })

  test('unregisters the worker of an earlier build when disabled', async () => {
    const existing = registration()
    const register = jest.fn()
    withWorkers({ register, getRegistrations: () => Promise.resolve([existing]) })
    await onWeb({ TARO_APP_SERVICE_WORKER: 'off' }).keep()
    expect(existing.unregister).toHaveBeenCalled()
    expect(register).not.toHaveBeenCalled()
  })

  test('opens in a browser that has no service workers or refuses them', async () => {
    await expect(onWeb().keep()).resolves.toBeUndefined()
    await expect(onWeb().renew()).resolves.toBeUndefined()
    withWorkers({ register: () => Promise.reject(new Error('insecure')) })
    await expect(onWeb().keep()).resolves.toBeUndefined()
  })

  test('activates a newer build before the page is reopened', async () => {
    const heard: (() => void)[] = []
    const installing = {
      state: 'installing',
      addEventListener: (_: string, listener: () => void) => heard.push(listener),
    }
    const existing = registration({ installing })
    withWorkers({ getRegistration: () => Promise.resolve(existing) })
    let renewed = false
    const renewing = onWeb()
      .renew()
      .then(() => (renewed = true))
    await new Promise((resolve) => setTimeout(resolve))
    expect([existing.update.mock.calls.length, renewed]).toEqual([1, false])
    installing.state = 'activated'
    heard.forEach((listener) => listener())
    await renewing
    expect(renewed).toBe(true)
  })
})
