import { MeasuringStore } from '@/stores/measuring'
import { memoryStorage } from '../support/memory-storage'

describe('the consent to tracking', () => {
  const stored = new Map<string, string>()
  const store = () => new MeasuringStore({ storage: memoryStorage(stored) })

  test('is absent until the agreement is accepted, and is stored', () => {
    expect(store().allowed).toBe(false)
    store().accept()
    expect(store().allowed).toBe(true)
  })
  test('remains withdrawn after a new acceptance, until the user allows measuring again', () => {
    store().allow(false)
    const later = store()
    later.accept()
    expect([later.accepted, later.allowed, store().allowed]).toEqual([true, false, false])
    later.allow(true)
    expect(store().allowed).toBe(true)
  })
})
