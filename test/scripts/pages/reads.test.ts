import { showStatic } from '@/api/show'
import { backendCategories } from '@/api/category'
import { createRead } from '../../../scripts/pages/reads'

const categories = { status: 200, body: { statusCode: 200, data: [{ code: 'a', displayName: 'A', icon: '' }] } }

/** A gateway that answers all alike, with a clock that the test moves. */
const gateway = (answer: unknown = categories) => {
  const asked: string[] = []
  const time = { now: 0 }
  const fetch = async (address: string) => {
    asked.push(address)
    return answer as { status: number; body: unknown }
  }
  return { asked, time, read: createRead(fetch, () => time.now) }
}

test('a call is sent with its parameters in their places', async () => {
  const { asked, read } = gateway({ status: 404, body: null })
  await read(showStatic, { showId: 'a/b?c', source: '' }, 'en-US')
  expect(asked).toEqual(['/show/pub/v5/show/a%2Fb%3Fc/static?lang=en'])
})

test('a crowd at one page costs one call, and one more after half a minute', async () => {
  const { asked, time, read } = gateway()
  await Promise.all(Array.from({ length: 50 }, () => read(backendCategories, { level: 2 }, 'zh-CN')))
  time.now = 29_000
  await read(backendCategories, { level: 2 }, 'zh-CN')
  expect(asked).toHaveLength(1)
  await read(backendCategories, { level: 2 }, 'en-US')
  time.now = 31_000
  await read(backendCategories, { level: 2 }, 'zh-CN')
  expect(asked).toHaveLength(3)
})

test('ids out of addresses do not fill the memory: the oldest answers go', async () => {
  const { asked, read } = gateway({ status: 404, body: null })
  for (let id = 0; id < 600; id += 1) await read(showStatic, { showId: `S${id}` }, 'zh-CN')
  await read(showStatic, { showId: 'S599' }, 'zh-CN')
  expect(asked).toHaveLength(600)
  await read(showStatic, { showId: 'S0' }, 'zh-CN')
  expect(asked).toHaveLength(601)
})

test.each([[{ status: 404, body: { statusCode: 404 } }], [{ status: 200, body: { statusCode: 404, data: null } }]])(
  'what does not exist is null',
  async (answer) => {
    expect(await gateway(answer).read(backendCategories, {}, 'zh-CN')).toBeNull()
  },
)

test.each([
  [{ status: 500, body: null }],
  [{ status: 200, body: { statusCode: 22030407 } }],
  [{ status: 200, body: 'busy' }],
])('what is no success is an error, and asked again', async (answer) => {
  const { asked, read } = gateway(answer)
  await expect(read(backendCategories, {}, 'zh-CN')).rejects.toThrow('backend_categories')
  await expect(read(backendCategories, {}, 'zh-CN')).rejects.toThrow()
  expect(asked).toHaveLength(2)
})
