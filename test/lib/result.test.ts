import { failed, ok, settled } from '@/lib/result'

it('a result holds a value or a failure', async () => {
  expect(await settled(Promise.resolve(1))).toEqual(ok(1))
  expect(await settled(Promise.reject('no'))).toEqual(failed('no'))
})
