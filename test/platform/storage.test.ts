/** @jest-environment jsdom */
import fc from 'fast-check'
import { listOf, shape, text } from '@/platform/storage/codec'
import type { AccountKey, DeviceKey, HostStorage } from '@/platform/storage/contract'
import { storage as alipay } from '@/platform/storage/index.alipay'
import { storage as bank, storage as weapp } from '@/platform/storage/index'
import { storage as h5 } from '@/platform/storage/index.h5'
import { keys } from '@/platform/storage/keys'
import { createStorage } from '@/platform/storage/store'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const NO_SITE = { siteId: '', cityId: '', cityName: '', provinceId: '', bsCityId: '', chosen: false, suggested: false }

/** Gives tests direct access to the storage of one host. */
interface Inside {
  names(): string[]
  put(name: string, value: string): void
  /** Limits the size of the storage to this number of characters. */
  limit(characters: number): void
}

const native = (fake: ReturnType<typeof enterWeapp>): Inside => ({
  names: () => [...fake.stored.keys()],
  put: (name, value) => void fake.stored.set(name, value),
  limit: (characters) => void (fake.limits.storage = characters),
})

const browser = (): Inside => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  const setItem = Storage.prototype.setItem
  return {
    names: () => Object.keys(window.localStorage),
    put: (name, value) => setItem.call(window.localStorage, name, value),
    limit: (characters) => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
        const others = Object.entries(this).filter(([other]) => other !== name)
        if (others.reduce((sum, [, other]) => sum + String(other).length, value.length) > characters)
          throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, name, value)
      })
    },
  }
}

const hosts: { host: string; storage: HostStorage; enter: () => Inside }[] = [
  { host: 'weapp', storage: weapp, enter: () => native(enterWeapp()) },
  { host: 'alipay', storage: alipay, enter: () => native(enterAlipay()) },
  { host: 'bank', storage: bank, enter: () => native(enterBank()) },
  { host: 'h5', storage: h5, enter: browser },
]

const cacheA: DeviceKey<string> = { scope: 'device', name: 'cache-a', version: 1, decode: text, cache: true }
const cacheB: AccountKey<string> = { scope: 'account', name: 'cache-b', version: 1, decode: text, cache: true }

describe.each(hosts)('the storage of $host', ({ storage, enter }) => {
  let inside: Inside
  beforeEach(() => {
    inside = enter()
  })
  afterAll(() => jest.restoreAllMocks())

  test('returns a written value until its removal', () => {
    const site = { ...NO_SITE, cityId: '3101' }
    expect(storage.read(keys.site)).toBeUndefined()
    expect(storage.write(keys.site, site)).toEqual({ kind: 'stored' })
    expect(storage.read(keys.site)).toEqual(site)
    storage.remove(keys.site)
    expect(storage.read(keys.site)).toBeUndefined()
  })

  test('never returns one account’s values to another', () => {
    storage.write(keys.lastPayment, 'ALIPAY_WAP', 'u1')
    expect(storage.read(keys.lastPayment, 'u2')).toBeUndefined()
    expect(storage.read(keys.lastPayment, '')).toBeUndefined()
    expect(storage.read(keys.lastPayment, 'u1')).toBe('ALIPAY_WAP')
  })

  test('clears the values of one account, but not of the device or other accounts', () => {
    storage.write(keys.lastPayment, 'A', 'u1')
    storage.write(keys.lastPayment, 'B', 'u11')
    storage.write(keys.searchHistory, ['hamlet'])
    storage.clearAccount('u1')
    expect(storage.read(keys.lastPayment, 'u1')).toBeUndefined()
    expect(storage.read(keys.lastPayment, 'u11')).toBe('B')
    expect(storage.read(keys.searchHistory)).toEqual(['hamlet'])
  })

  test('clears the values of all other accounts, but not of visitors and the device', () => {
    for (const [user, value] of [
      ['u1', 'A'],
      ['u11', 'B'],
      ['', 'C'],
    ] as const)
      storage.write(keys.lastPayment, value, user)
    storage.write(keys.searchHistory, ['hamlet'])
    storage.clearOtherAccounts('u1')
    expect(['u1', 'u11', ''].map((user) => storage.read(keys.lastPayment, user))).toEqual(['A', undefined, 'C'])
    expect(storage.read(keys.searchHistory)).toEqual(['hamlet'])
  })

  test.each(['{not json', 'null', '[]', '{"v":1,"t":0,"d":{"accessToken":5}}'])(
    'deletes an invalid value (%s)',
    (garbled) => {
      inside.put('foyer:login', garbled)
      expect(storage.read(keys.login)).toBeUndefined()
      expect(inside.names()).toEqual([])
    },
  )

  test('ignores a value that an older version stored', () => {
    storage.write(keys.antiAbuse, 'token')
    expect(storage.read({ ...keys.antiAbuse, version: 2 })).toBeUndefined()
  })

  test('deletes caches when it is full, but no other values', () => {
    storage.write(keys.lastPayment, 'A', 'u1')
    storage.write(cacheA, 'x'.repeat(400))
    storage.write(cacheB, 'y'.repeat(400), 'u1')
    inside.limit(700)
    expect(storage.write(keys.searchHistory, ['z'.repeat(400)])).toEqual({ kind: 'stored' })
    expect(storage.read(cacheA)).toBeUndefined()
    expect(storage.read(keys.lastPayment, 'u1')).toBe('A')
    expect(storage.read(keys.searchHistory)).toEqual(['z'.repeat(400)])
  })

  test('stores values beyond the limit in memory, and still returns stored values', () => {
    storage.write(keys.antiAbuse, 'stored')
    inside.limit(100)
    expect(storage.write(keys.searchHistory, ['z'.repeat(400)])).toEqual({ kind: 'in-memory' })
    expect(storage.read(keys.searchHistory)).toEqual(['z'.repeat(400)])
    expect(storage.read(keys.antiAbuse)).toBe('stored')
    inside.limit(1_000)
    expect(storage.write(keys.searchHistory, ['hamlet'])).toEqual({ kind: 'stored' })
    expect(storage.read(keys.searchHistory)).toEqual(['hamlet'])
    expect(inside.names()).toContain('foyer:search-history')
    storage.remove(keys.searchHistory)
    expect(storage.read(keys.searchHistory)).toBeUndefined()
  })

  test('clears an account’s values in memory, too', () => {
    inside.limit(10)
    storage.write(keys.lastPayment, 'A', 'u1')
    expect(storage.read(keys.lastPayment, 'u1')).toBe('A')
    storage.clearAccount('u1')
    expect(storage.read(keys.lastPayment, 'u1')).toBeUndefined()
  })
})

test.each([
  { host: 'weapp', storage: weapp, enter: enterWeapp },
  { host: 'alipay', storage: alipay, enter: enterAlipay },
  { host: 'bank', storage: bank, enter: enterBank },
])('causes no error on $host, for any response or error of the host’s storage', ({ storage, enter }) => {
  const host = enter()
  const calls = ['getStorageSync', 'setStorageSync', 'removeStorageSync', 'getStorageInfoSync']
  fc.assert(
    fc.property(fc.anything({ maxDepth: 2 }), fc.boolean(), (answer, throws) => {
      for (const call of calls)
        host.api[call] = () => {
          if (throws) throw new Error(`${call}:fail`)
          return answer
        }
      expect(storage.read(keys.login)).toBeUndefined()
      expect(['stored', 'in-memory']).toContain(storage.write(keys.antiAbuse, 'token').kind)
      storage.clearAccount('u1')
    }),
  )
})

test('stores values in memory if the browser blocks storage, and reports this once', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const listener = jest.fn()
  const blocked = createStorage({
    get: (name) => window.localStorage.getItem(name) ?? undefined,
    set: (name, value) => {
      window.localStorage.setItem(name, value)
      return true
    },
    remove: (name) => window.localStorage.removeItem(name),
    names: () => Object.keys(window.localStorage),
  })
  blocked.onRefused(listener)
  expect(blocked.write(cacheA, 'a picture')).toEqual({ kind: 'in-memory' })
  expect(listener).not.toHaveBeenCalled()
  expect(blocked.write(keys.antiAbuse, 'token')).toEqual({ kind: 'in-memory' })
  blocked.write(keys.antiAbuse, 'another')
  expect(listener).toHaveBeenCalledTimes(1)
  const late = jest.fn()
  blocked.onRefused(late)
  expect(late).toHaveBeenCalledTimes(1)
  expect(blocked.read(keys.antiAbuse)).toBe('another')
  blocked.remove(keys.antiAbuse)
  expect(blocked.read(keys.antiAbuse)).toBeUndefined()
  jest.restoreAllMocks()
})

test('does not restore removed values on a device that fails to delete', () => {
  const stored = new Map<string, string>()
  const stubborn = createStorage({
    get: (name) => stored.get(name),
    set: (name, value) => Boolean(stored.set(name, value)),
    remove: () => undefined,
    names: () => [...stored.keys()],
  })
  stubborn.write(keys.antiAbuse, 'token')
  stubborn.remove(keys.antiAbuse)
  expect(stubborn.read(keys.antiAbuse)).toBeUndefined()
  stubborn.write(keys.antiAbuse, 'newer')
  expect(stubborn.read(keys.antiAbuse)).toBe('newer')
})

test('reports another tab’s change and removal of a value', () => {
  const heard = jest.fn()
  const end = h5.watch(keys.antiAbuse, heard)
  const change = (key: string | null, storageArea: Storage = window.localStorage) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
  change('foyer:anti-abuse')
  change('foyer:site')
  change('foyer:anti-abuse', window.sessionStorage)
  expect(heard).toHaveBeenCalledTimes(1)
  change(null)
  expect(heard).toHaveBeenCalledTimes(2)
  end()
  change('foyer:anti-abuse')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('reads the valid entries of a list, but rejects an object with invalid fields', () => {
  expect(listOf(text)(['a', 1, 'b'])).toEqual(['a', 'b'])
  expect(shape({ a: text })({ a: 1 })).toBeUndefined()
})
