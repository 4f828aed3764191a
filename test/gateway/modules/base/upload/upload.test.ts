import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import type { UploadAuth } from '@/api/upload'
import { formFields } from '@/domain/upload/form-fields'
import { UPLOAD_CODES } from '@/domain/business-codes/upload'
import { useGateway } from '../../../support/gateway'

const test = useGateway()
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c43f00' } })
    .withExif({ IFD0: { Artist: 'Lin Yi, Riverside 20' } })
    .jpeg()
    .toBuffer()
})

let last = 13_730_000_000
const newBuyer = async () => (await test.signIn(String(++last))).accessToken
const PROVIDERS = ['ALIYUN', 'VOLCANO', 'OTHER'] as const

const permit = async (token: string, provider: UploadAuth['type'] = 'ALIYUN'): Promise<UploadAuth> => {
  test.gateway.context.uploads.next = () => provider
  const { body } = await test.ask('buyer/v1/oss/upload/auth?uploadType=IMAGE&sceneType=AVATAR', { token })
  expect(body.statusCode).toBe(200)
  return body.data as UploadAuth
}

const send = async (auth: UploadAuth, file: Buffer, changed: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...formFields(auth), ...changed })) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]), 'photo.jpg')
  const response = await fetch(auth.host, { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as { code?: string; entryCode?: string } }
}

const EDGE = 'edge'
/** Sends a form up to the first bytes of its file. The test completes or aborts the upload. */
const begin = (auth: UploadAuth, changed: Record<string, string> = {}): ClientRequest => {
  const headers = { 'content-type': `multipart/form-data; boundary=${EDGE}` }
  const sent = request(auth.host, { method: 'POST', headers, agent: false })
  for (const [name, value] of Object.entries({ ...formFields(auth), ...changed }))
    sent.write(`--${EDGE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  sent.write(`--${EDGE}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n`)
  return sent
}
const statusOf = async (sent: ClientRequest) => ((await once(sent, 'response')) as [IncomingMessage])[0].statusCode

const useAsAvatar = (token: string, avatar: string) =>
  test.ask('user/buyer/v3/profile/update', { method: 'POST', token, body: { avatar } })

describe.each(PROVIDERS)('the object store of provider %s', (provider) => {
  it('accepts a picture with a valid signature, and lets the buyer use it', async () => {
    const token = await newBuyer()
    const auth = await permit(token, provider)
    expect(auth.type).toBe(provider)
    expect(await send(auth, picture)).toMatchObject({ status: 200, body: { entryCode: auth.entryCode } })
    const { body } = await useAsAvatar(token, auth.entryCode)
    expect(body.data.avatar).toBe(`/media/uploads/${auth.entryCode}.webp`)
  })

  it.each(Object.keys({ key: 0, policy: 0, signature: 0, token: 0 }))(
    'rejects an upload with a changed %s',
    async (field) => {
      const auth = await permit(await newBuyer(), provider)
      const fields = formFields(auth)
      const name = Object.keys(fields).find((each) => each === field || each.endsWith(`-${field}`))
      if (!name) return
      const answer = await send(auth, picture, { [name]: `${fields[name]}x` })
      expect(answer.status).toBe(403)
      // An upload with a wrong signature does not use up the permission.
      expect((await send(auth, picture)).status).toBe(200)
    },
  )

  it('refuses a key that contains a null character', async () => {
    const auth = await permit(await newBuyer(), provider)
    expect((await send(auth, picture, { key: 'a\u0000' })).status).toBe(400)
  })

  it.each(['key', 'signature', 'token'])(
    'rejects an upload with a changed %s before the file is sent',
    async (field) => {
      const auth = await permit(await newBuyer(), provider)
      const name = Object.keys(formFields(auth)).find((each) => each === field || each.endsWith(`-${field}`))
      if (!name) return
      const sent = begin(auth, { [name]: 'x' })
      expect(await statusOf(sent)).toBe(403)
      sent.destroy()
    },
  )

  it('accepts a signature only once', async () => {
    const auth = await permit(await newBuyer(), provider)
    const answers = await Promise.all([send(auth, picture), send(auth, picture), send(auth, picture)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  it('rejects an expired signature', async () => {
    const auth = await permit(await newBuyer(), provider)
    test.clock.advance(11 * 60_000)
    expect(await send(auth, picture)).toEqual({ status: 403, body: { code: 'PolicyExpired' } })
  })
})

describe('an uploaded file', () => {
  it.each([
    ['an HTML page', '<html><script>alert(1)</script></html>'],
    ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a picture in its first bytes only', `\xff\xd8\xff${'x'.repeat(2000)}`],
  ])('is refused if it is %s', async (_what, text) => {
    const token = await newBuyer()
    const auth = await permit(token)
    expect(await send(auth, Buffer.from(text, 'latin1'))).toEqual({ status: 400, body: { code: 'InvalidImage' } })
    expect((await useAsAvatar(token, auth.entryCode)).body.statusCode).toBe(UPLOAD_CODES.uploadUnknown)
  })

  it('is rejected if larger than 20 MB, before it is read', async () => {
    const auth = await permit(await newBuyer())
    const form = new FormData()
    for (const [name, value] of Object.entries(formFields(auth))) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'photo.jpg')
    // The object store may close the connection before it has read the whole request.
    const status = await fetch(auth.host, { method: 'POST', body: form }).then(
      (response) => response.status,
      () => 413,
    )
    expect(status).toBe(413)
    expect((await send(auth, picture)).status).toBe(200)
  })

  it('is rejected after too many form fields', async () => {
    const auth = await permit(await newBuyer())
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, 'x']))
    expect((await send(auth, picture, many)).status).toBe(400)
    expect((await send(auth, picture)).status).toBe(200)
  })

  it('is rejected after a form field that is too long', async () => {
    const auth = await permit(await newBuyer())
    expect((await send(auth, picture, { long: 'x'.repeat(200_000) })).status).toBe(400)
  })

  it('is rejected as busy while eighteen other uploads are running', async () => {
    const token = await newBuyer()
    const sent: ClientRequest[] = []
    for (let count = 0; count < 19; count += 1) sent.push(begin(await permit(token)))
    expect(await Promise.race(sent.map(statusOf))).toBe(503)
    for (const each of sent) each.on('error', () => undefined).destroy()
    const auth = await permit(await newBuyer())
    let status = 503
    while (status === 503) status = (await send(auth, picture)).status
    expect(status).toBe(200)
  })

  it('is refused from a page of another site', async () => {
    const auth = await permit(await newBuyer())
    const headers = { origin: 'https://evil.example' }
    expect((await fetch(auth.host, { method: 'POST', body: new FormData(), headers })).status).toBe(403)
  })

  it('loses its metadata, and is resized to the storefront’s maximum', async () => {
    const token = await newBuyer()
    const auth = await permit(token)
    const large = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Artist: 'Lin Yi' } })
      .jpeg()
      .toBuffer()
    await send(auth, large)
    const stored = Buffer.from(
      await (await fetch(`${test.gateway.url}/media/uploads/${auth.entryCode}.webp`)).arrayBuffer(),
    )
    const { width, height, exif, format } = await sharp(stored).metadata()
    expect({ width, height, exif, format }).toEqual({ width: 1080, height: 1080, exif: undefined, format: 'webp' })
    const small = await fetch(`${test.gateway.url}/media/uploads/${auth.entryCode}.webp?w=300`, {
      headers: { accept: 'image/webp' },
    })
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(300)
  })
})

describe('the permission for an upload', () => {
  it('is valid only for the buyer who received it', async () => {
    const auth = await permit(await newBuyer())
    await send(auth, picture)
    expect((await useAsAvatar(await newBuyer(), auth.entryCode)).body.statusCode).toBe(UPLOAD_CODES.uploadUnknown)
  })

  it('requires a login and an allowed type', async () => {
    const path = 'buyer/v1/oss/upload/auth?uploadType='
    expect((await test.ask(`${path}IMAGE`)).body.statusCode).not.toBe(200)
    expect((await test.ask(`${path}VIDEO`, { token: await newBuyer() })).status).toBe(400)
  })

  it('is refused with status 429 after twenty requests', async () => {
    const token = await newBuyer()
    for (let turn = 0; turn < 20; turn += 1) await permit(token)
    expect((await test.ask('buyer/v1/oss/upload/auth?uploadType=IMAGE', { token })).status).toBe(429)
  })

  it('does not make a file available before the upload', async () => {
    const auth = await permit(await newBuyer())
    expect((await fetch(`${test.gateway.url}/media/uploads/${auth.entryCode}.webp`)).status).toBe(404)
  })
})
