import fc from 'fast-check'
import type { Importance } from '@/request/call'
import { AT_ONCE, createScheduler, type Scheduler } from '@/request/scheduler'

const tick = async () => {
  for (let round = 0; round < 5; round++) await Promise.resolve()
}

/** Adds requests and records the order of their start. */
const run = (scheduler: Scheduler) => {
  const started: string[] = []
  const leave = new Map<string, () => void>()
  const enter = (name: string, importance: Importance) => {
    const ticket = scheduler.enter(importance)
    void ticket.ready.then((release) => {
      started.push(name)
      leave.set(name, release)
    })
    return ticket
  }
  return { started, leave, enter }
}

describe('the scheduler', () => {
  it('runs at most 10 requests at once', async () => {
    const { started, enter, leave } = run(createScheduler())
    for (let n = 0; n < 15; n++) enter(`c${n}`, 'critical')
    await tick()
    expect(started).toHaveLength(AT_ONCE)
    leave.get('c3')?.()
    await tick()
    expect(started).toHaveLength(AT_ONCE + 1)
  })

  it('reserves slots for more important requests', async () => {
    const { started, enter } = run(createScheduler())
    for (let n = 0; n < 20; n++) enter(`low${n}`, 'low')
    for (let n = 0; n < 20; n++) enter(`medium${n}`, 'medium')
    enter('high', 'high')
    enter('critical', 'critical')
    await tick()
    expect(started).toContain('high')
    expect(started).toContain('critical')
  })

  it('starts the most important request first, and equally important requests in order of arrival', async () => {
    const { started, enter, leave } = run(createScheduler())
    for (let n = 0; n < AT_ONCE; n++) enter(`c${n}`, 'critical')
    enter('low', 'low')
    enter('high1', 'high')
    enter('high2', 'high')
    enter('last', 'critical')
    await tick()
    started.length = 0
    for (let n = 0; n < 9; n++) leave.get(`c${n}`)?.()
    await tick()
    expect(started).toEqual(['last', 'high1', 'high2', 'low'])
  })

  it('moves a waiting request forward when its importance is raised', async () => {
    const { started, enter } = run(createScheduler())
    for (let n = 0; n < 6; n++) enter(`low${n}`, 'low')
    const waiting = enter('wanted', 'low')
    await tick()
    expect(started).not.toContain('wanted')
    waiting.raise('critical')
    await tick()
    expect(started).toContain('wanted')
  })

  it('releases a slot once, even if the release function is called twice', async () => {
    const { started, enter, leave } = run(createScheduler())
    for (let n = 0; n < 12; n++) enter(`c${n}`, 'critical')
    await tick()
    leave.get('c0')?.()
    leave.get('c0')?.()
    await tick()
    expect(started).toHaveLength(AT_ONCE + 1)
  })

  it('never delays a critical request behind a low one', async () => {
    const importance = fc.constantFrom<Importance>('critical', 'high', 'medium', 'low')
    await fc.assert(
      fc.asyncProperty(fc.array(importance, { maxLength: 40 }), async (crowd) => {
        const { started, enter } = run(createScheduler())
        crowd.forEach((each, n) => enter(`${each}-${n}`, each))
        await tick()
        const waitsCritical =
          crowd.filter((each) => each === 'critical').length -
          started.filter((name) => name.startsWith('critical')).length
        // A critical request must only wait if all slots are taken.
        expect(waitsCritical === 0 || started.length === AT_ONCE).toBe(true)
        expect(started.length).toBeLessThanOrEqual(AT_ONCE)
        expect(started.filter((name) => name.startsWith('low')).length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
