import { Visit, type VisitRecord } from '@/tracking/visit'
import { fakeClock, NOW } from '../support/fake-clock'

const MINUTE = 60_000

describe('a visit', () => {
  const begin = (stored: VisitRecord | null = null) => {
    const clock = fakeClock()
    const records: VisitRecord[] = []
    let made = 0
    const visit = new Visit({ clock, newId: () => `V${++made}`, stored, store: (record) => records.push(record) })
    return { clock, visit, records }
  }

  test('continues during activity, and ends after 30 minutes without activity', () => {
    const { clock, visit } = begin()
    const ids = [0, 29, 29, 30, 1].map((minutes) => {
      clock.advance(minutes * MINUTE)
      return visit.id()
    })
    expect(ids).toEqual(['V1', 'V1', 'V1', 'V2', 'V2'])
  })
  test('ends after 12 hours, regardless of activity', () => {
    const { clock, visit } = begin()
    const ids = new Map<string, number>()
    for (let minute = 0; minute <= 24 * 60; minute += 10) {
      const id = visit.id()
      ids.set(id, (ids.get(id) ?? 0) + 1)
      clock.advance(10 * MINUTE)
    }
    expect([...ids]).toEqual([
      ['V1', 72],
      ['V2', 72],
      ['V3', 1],
    ])
  })
  test('remains after a reload', () => {
    const stored = { id: 'V0', beganAt: NOW - 60 * MINUTE, lastAt: NOW - 29 * MINUTE }
    expect(begin(stored).visit.id()).toBe('V0')
    expect(begin({ ...stored, lastAt: NOW - 31 * MINUTE }).visit.id()).toBe('V1')
    expect(begin({ ...stored, beganAt: NOW + MINUTE, lastAt: NOW + MINUTE }).visit.id()).toBe('V1')
  })
  test('is stored at its start and with each batch', () => {
    const { clock, visit, records } = begin()
    visit.id()
    clock.advance(5 * MINUTE)
    visit.id()
    visit.save()
    expect(records).toEqual([
      { id: 'V1', beganAt: NOW, lastAt: NOW },
      { id: 'V1', beganAt: NOW, lastAt: NOW + 5 * MINUTE },
    ])
  })
})
