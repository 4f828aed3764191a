import { storePicture } from '../../../support/private-pictures'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

let last = 13_731_000_000
const newBuyer = () => test.signIn(String(++last))
let pictures = 0
const newPicture = async (scene: 'FORM' | 'PERMIT' = 'FORM') => {
  const { accessToken: token, userId } = await newBuyer()
  const entryCode = `EP${(pictures += 1)}`
  await storePicture(test, userId, entryCode, scene)
  const { body } = await test.ask(`buyer/v1/private_pictures/${entryCode}`, { token })
  return { token, entryCode, url: body.data.url as string }
}

const read = (url: string, token?: string) =>
  fetch(`${test.gateway.url}${url}`, { headers: token ? { 'access-token': token } : {} })

describe('a private picture', () => {
  it('is returned to the reader of its link, without a cache', async () => {
    const { url, token, entryCode } = await newPicture()
    const response = await read(url, token)
    expect(await response.text()).toBe(`picture ${entryCode}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-type': 'image/webp' },
    })
  })

  it.each(['FORM', 'PERMIT'] as const)('has no public address in scene %s', async (scene) => {
    const { entryCode } = await newPicture(scene)
    expect((await read(`/media/uploads/${entryCode}.webp`)).status).toBe(404)
  })

  it('is not found with the link of another reader, or without a token', async () => {
    const { url } = await newPicture()
    const { accessToken } = await newBuyer()
    const answers = await Promise.all([read(url, accessToken), read(url), read(url, 'wrong')])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('is not found after two minutes', async () => {
    const { url, token } = await newPicture()
    test.clock.advance(121_000)
    expect((await read(url, token)).status).toBe(404)
  })

  it('is not found with a changed link', async () => {
    const [one, other] = [await newPicture(), await newPicture()]
    const mixed = `${other.url.split('.')[0]}.${one.url.split('.')[1]}`
    expect((await read(mixed, other.token)).status).toBe(404)
  })

  it('has no link for other accounts', async () => {
    const { entryCode } = await newPicture()
    const { accessToken: token } = await newBuyer()
    expect((await test.ask(`buyer/v1/private_pictures/${entryCode}`, { token })).status).toBe(404)
  })
})
