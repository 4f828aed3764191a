import { RequestError } from '@/request/errors'
import { createResolveCode } from '@/app/resolve-code'

const asking = (answer: () => Promise<unknown>) => {
  const call = jest.fn(answer)
  return { call, resolve: createResolveCode({ call } as never) }
}
const answered = (param: string, page = 'pages/home/home') => asking(() => Promise.resolve({ page, param }))

describe('the target of a short code', () => {
  it('is a page with parameters; the request shows no error to the buyer', async () => {
    const { call, resolve } = answered(encodeURIComponent('{"channelId":"c"}'))
    expect(await resolve('S1001POSTER')).toEqual({ kind: 'found', page: 'pages/home/home', params: { channelId: 'c' } })
    expect(call).toHaveBeenCalledWith(expect.anything(), { id: 'S1001POSTER' }, { silent: true })
  })
  it('may have no parameters', async () => {
    expect(await answered('').resolve('S1001POSTER')).toMatchObject({ kind: 'found', params: {} })
  })
  it('is unknown when its parameters are invalid', async () => {
    expect(await answered('%%%').resolve('S1001POSTER')).toEqual({ kind: 'unknown' })
  })
  it.each([
    [{ kind: 'http', httpCode: 404 }, 'unknown'],
    [{ kind: 'business', statusCode: 404 }, 'unknown'],
    [{ kind: 'http', httpCode: 400 }, 'unknown'],
    [{ kind: 'network' }, 'failed'],
    [{ kind: 'http', httpCode: 503 }, 'failed'],
  ] as const)('maps the failure %j to the kind “%s”', async (failure, kind) => {
    const { resolve } = asking(() => Promise.reject(new RequestError(failure as never)))
    expect(await resolve('S1001POSTER')).toEqual({ kind })
  })
})
