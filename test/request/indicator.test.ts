import type { Importance } from '@/request/call'
import type { HttpAnswer } from '@/platform/transport/contract'
import { orders } from './calls'
import { harness, success } from './harness'

/** Starts a call to which the test responds later. `signs` records when the indicator was shown and hidden. */
const pending = (importance: Importance, silent = false) => {
  const signs: string[] = []
  let answer: (answer: HttpAnswer) => void = () => undefined
  const { client, time } = harness(() => new Promise<HttpAnswer>((resolve) => (answer = resolve)), {
    wait: () => {
      signs.push('shown')
      let over = false
      return () => {
        if (!over) signs.push('gone')
        over = true
      }
    },
  })
  const done = client.call(orders, { tab: 'x' }, { importance, silent }).catch(() => undefined)
  const come = async () => {
    answer(success({ name: 'x' }))
    await done
  }
  return { signs, time, come }
}

describe('the loading indicator of a pending call', () => {
  it.each(['critical', 'high'] as const)(
    'appears for importance %s after 500 ms, and disappears with the response',
    async (importance) => {
      const { signs, time, come } = pending(importance)
      await time.advanceAsync(499)
      expect(signs).toEqual([])
      await time.advanceAsync(1)
      expect(signs).toEqual(['shown'])
      await come()
      expect(signs).toEqual(['shown', 'gone'])
    },
  )

  it('hides after 5 s, with or without a response', async () => {
    const { signs, time } = pending('high')
    await time.advanceAsync(4_999)
    expect(signs).toEqual(['shown'])
    await time.advanceAsync(501)
    expect(signs).toEqual(['shown', 'gone'])
  })

  it.each([
    ['medium', false],
    ['low', false],
    ['high', true],
  ] as const)('is not shown for importance %s (silent: %s)', async (importance, silent) => {
    const { signs, time, come } = pending(importance, silent)
    await time.advanceAsync(2_000)
    await come()
    expect(signs).toEqual([])
  })

  it('is not shown for a fast response', async () => {
    const { signs, time, come } = pending('critical')
    await time.advanceAsync(300)
    await come()
    await time.advanceAsync(1_000)
    expect(signs).toEqual([])
  })
})
