import fc from 'fast-check'
import { EventQueue } from '@/tracking/event-queue'
import { fakeClock, NOW } from '../support/fake-clock'

/** Creates a queue whose batches are recorded. `taken` returns true if the gateway accepts the next batch. */
const queue = ({ batchSize = 10, maxDelay = 6000, taken = (_batch: number): boolean => true } = {}) => {
  const clock = fakeClock()
  const sent: { at: number; count: number; priority: number }[] = []
  const texts: string[] = []
  const dropped: [number, string][] = []
  const events = new EventQueue({
    clock,
    rules: () => ({ batchSize, maxDelay }),
    send: async (batch, priority) => {
      sent.push({ at: clock.now() - NOW, count: batch.length, priority })
      if (taken(sent.length)) texts.push(...batch)
      return taken(sent.length)
    },
    dropped: (count, why) => dropped.push([count, why]),
  })
  let made = 0
  const add = (count = 1, urgent = false) => {
    for (let index = 0; index < count; index++) events.add({ text: String(++made), urgent })
  }
  return { clock, events, sent, texts, dropped, add }
}

describe('queued events', () => {
  test('are batched for six seconds at most', async () => {
    const { clock, sent, add } = queue()
    add()
    await clock.advanceAsync(2000)
    add(3)
    await clock.advanceAsync(3999)
    expect(sent).toEqual([])
    await clock.advanceAsync(1)
    expect(sent).toEqual([{ at: 6000, count: 4, priority: 1 }])
    expect(clock.pending).toBe(0)
  })
  test('are sent at once when a batch is full, and 300 ms apart', async () => {
    const { clock, sent, add } = queue()
    add(25)
    await clock.advanceAsync(10_000)
    expect(sent).toEqual([
      { at: 0, count: 10, priority: 1 },
      { at: 300, count: 10, priority: 1 },
      { at: 6000, count: 5, priority: 1 },
    ])
  })
  test('are sent first, with high priority, if they are urgent', async () => {
    const { clock, sent, texts, add } = queue()
    add(2)
    add(1, true)
    await clock.advanceAsync(0)
    add(1, true)
    await clock.advanceAsync(299)
    expect(sent).toEqual([{ at: 0, count: 1, priority: 100 }])
    await clock.advanceAsync(6000)
    expect(sent.slice(1)).toEqual([
      { at: 300, count: 1, priority: 100 },
      { at: 6000, count: 2, priority: 1 },
    ])
    expect(texts).toEqual(['3', '4', '1', '2'])
  })
  test('are limited to the newest 200', async () => {
    const { clock, texts, dropped, add } = queue({ batchSize: 100, taken: () => true })
    add(203)
    expect(dropped).toEqual([1, 1, 1].map((count) => [count, 'full']))
    await clock.advanceAsync(60_000)
    expect([texts.length, texts[0], texts[199]]).toEqual([200, '4', '203'])
  })
  test('are sent again up to three times, then dropped', async () => {
    const { clock, sent, dropped, add } = queue({ taken: () => false })
    add(10)
    await clock.advanceAsync(60_000)
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000])
    expect(dropped).toEqual([[10, 'refused']])
  })
  test('are not sent while a batch is pending', async () => {
    const { clock, sent, texts, add } = queue({ taken: (batch) => batch > 1 })
    add(10)
    await clock.advanceAsync(100)
    add(10)
    await clock.advanceAsync(60_000)
    expect(sent.map(({ at, count }) => [at, count])).toEqual([
      [0, 10],
      [1000, 10],
      [1300, 10],
    ])
    expect(texts).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)))
  })
  test('are sent when the page is left; later events are not', async () => {
    const { clock, events, sent, add } = queue()
    add(12)
    await clock.advanceAsync(0)
    events.flush()
    await clock.advanceAsync(300)
    add()
    await clock.advanceAsync(300)
    expect(sent.map(({ count }) => count)).toEqual([10, 2])
  })
  test('are split into addresses that are short enough for proxies', async () => {
    const { clock, events, texts } = queue({ batchSize: 100 })
    for (let index = 0; index < 100; index++) events.add({ text: String(index).padStart(150), urgent: false })
    await clock.advanceAsync(60_000)
    expect(texts.length).toBe(100)
  })
  test('are deleted when the queue is cleared', async () => {
    const { clock, events, sent, add } = queue()
    add(5)
    events.clear()
    await clock.advanceAsync(60_000)
    expect([sent, clock.pending]).toEqual([[], 0])
  })

  test('fill batches of the configured size, for 10,000 events', async () => {
    const { clock, sent, texts, dropped, add } = queue()
    for (let second = 0; second < 1000; second++) {
      add(10)
      await clock.advanceAsync(1000)
    }
    expect(sent).toEqual(Array.from({ length: 1000 }, (_, second) => ({ at: second * 1000, count: 10, priority: 1 })))
    expect([texts.length, new Set(texts).size, dropped]).toEqual([10_000, 10_000, []])
  })
  test('are sent once, in order, in batches at least 300 ms apart', async () => {
    const acts = fc.array(fc.record({ wait: fc.nat(7000), count: fc.nat(30), urgent: fc.boolean() }), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(acts, fc.integer({ min: 1, max: 100 }), async (given, batchSize) => {
        const { clock, sent, texts, dropped, add } = queue({ batchSize })
        let added = 0
        for (const { wait, count, urgent } of given) {
          add(count, urgent)
          added += count
          await clock.advanceAsync(wait)
        }
        await clock.advanceAsync(120_000)
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts.length + dropped.length).toBe(added)
        expect(sent.every(({ count }) => count <= batchSize)).toBe(true)
        expect(sent.every(({ at }, index) => index === 0 || at - sent[index - 1].at >= 300)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
