import { showStatic } from '@/api/show'
import { backendCategories } from '@/api/category'
import { createReads, publicCall } from '../../../scripts/pages/reads'

const categories = { status: 200, body: { statusCode: 200, data: [{ code: 'a', displayName: 'A', icon: '' }] } }

/** Creates a gateway that returns the same response to all calls, and a clock that the test moves. */
const gateway = (answer: unknown = categories) => {
  const asked: string[] = []
  const time = { now: 0 }
  const fetch = async (address: string) => {
    asked.push(address)
    return answer as { status: number; body: unknown }
  }
  return { asked, time, ...createReads(fetch, () => time.now) }
}

test('fills the path parameters into the address of a call', async () => {
  const { asked, read } = gateway({ status: 404, body: null })
  await read(showStatic, { showId: 'a/b?c', source: '' }, 'en-US')
  expect(asked).toEqual(['/show/pub/v5/show/a%2Fb%3Fc/static?lang=en'])
})

test('sends one call per language for many concurrent readers of a page', async () => {
  const { asked, time, read } = gateway()
  await Promise.all(Array.from({ length: 50 }, () => read(backendCategories, { level: 2 }, 'zh-CN')))
  time.now = 30_000
  await read(backendCategories, { level: 2 }, 'zh-CN')
  expect(asked).toHaveLength(1)
  await read(backendCategories, { level: 2 }, 'en-US')
  expect(asked).toHaveLength(2)
})

test('fetches again after 30 s, and uses the old response for up to 5 minutes', async () => {
  const time = { now: 0 }
  const waiting: (() => void)[] = []
  let slow = false
  let asked = 0
  const fetch = async () => {
    const displayName = `answer ${asked++}`
    if (slow) await new Promise<void>((resolve) => waiting.push(resolve))
    return { status: 200, body: { statusCode: 200, data: [{ code: 'a', displayName, icon: '' }] } }
  }
  const { read } = createReads(fetch, () => time.now)
  const name = async () => (await read(backendCategories, {}, 'zh-CN'))?.[0]?.displayName
  expect(await name()).toBe('answer 0')
  time.now = 31_000
  expect(await name()).toBe('answer 1')
  time.now = 62_000
  slow = true
  expect(await name()).toBe('answer 1')
  waiting.forEach((answer) => answer())
  await new Promise(setImmediate)
  expect(await name()).toBe('answer 2')
  slow = false
  time.now = 400_000
  expect(await name()).toBe('answer 3')
})

test('uses an old response for up to 5 minutes while updates fail', async () => {
  const time = { now: 0 }
  let fails = false
  const { read } = createReads(
    () => (fails ? Promise.reject(new Error('refused')) : Promise.resolve(categories)),
    () => time.now,
  )
  await read(backendCategories, {}, 'zh-CN')
  fails = true
  time.now = 100_000
  expect(await read(backendCategories, {}, 'zh-CN')).toHaveLength(1)
  time.now = 200_000
  expect(await read(backendCategories, {}, 'zh-CN')).toHaveLength(1)
  time.now = 301_000
  await expect(read(backendCategories, {}, 'zh-CN')).rejects.toThrow('refused')
})

test('drops the oldest answers when many ids are requested', async () => {
  const { asked, read } = gateway({ status: 404, body: null })
  for (let id = 0; id < 600; id += 1) await read(showStatic, { showId: `S${id}` }, 'zh-CN')
  await read(showStatic, { showId: 'S599' }, 'zh-CN')
  expect(asked).toHaveLength(600)
  await read(showStatic, { showId: 'S0' }, 'zh-CN')
  expect(asked).toHaveLength(601)
})

test.each([[{ status: 404, body: { statusCode: 404 } }], [{ status: 200, body: { statusCode: 404, data: null } }]])(
  'returns null for a missing record',
  async (answer) => {
    expect(await gateway(answer).read(backendCategories, {}, 'zh-CN')).toBeNull()
  },
)

test.each([
  [{ status: 500, body: null }],
  [{ status: 200, body: { statusCode: 22030407 } }],
  [{ status: 200, body: 'busy' }],
])('throws for a failed response, and requests again on the next read', async (answer) => {
  const { asked, read } = gateway(answer)
  await expect(read(backendCategories, {}, 'zh-CN')).rejects.toThrow('backend_categories')
  await expect(read(backendCategories, {}, 'zh-CN')).rejects.toThrow()
  expect(asked).toHaveLength(2)
})

describe('a response that is embedded for the app', () => {
  const call = publicCall(showStatic, { showId: 'S1', source: '' })
  const show = { status: 200, body: { statusCode: 200, data: { showId: 'S1' } } }

  test('has the path and query that the app would request', async () => {
    const { read, fresh } = gateway(show)
    expect(fresh(call, 'en-US')).toBeNull()
    await read(showStatic, { showId: 'S1' }, 'en-US')
    expect(fresh(call, 'en-US')).toEqual({
      path: 'show/pub/v5/show/S1/static',
      query: { lang: 'en' },
      body: { statusCode: 200, data: { showId: 'S1' } },
    })
    expect(fresh(call, 'zh-CN')).toBeNull()
  })

  test('is omitted after 30 s, and for a missing record', async () => {
    const { read, fresh, time } = gateway(show)
    await read(showStatic, { showId: 'S1' }, 'en-US')
    time.now = 30_001
    expect(fresh(call, 'en-US')).toBeNull()
    const missing = gateway({ status: 404, body: null })
    await missing.read(showStatic, { showId: 'S1' }, 'en-US')
    expect(missing.fresh(call, 'en-US')).toBeNull()
  })
})
