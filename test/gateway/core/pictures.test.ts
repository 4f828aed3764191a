import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@/domain/picture'
import { mediaAddress } from '../../../scripts/gateway/core/media/files'
import { ResizedPictures } from '../../../scripts/gateway/core/media/resized'
import { testGateway, type TestGateway } from '../support/gateway'

jest.setTimeout(240_000)

const POSTER = '/media/posters/concert-01.webp'
const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('the pictures of the gateway', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await testGateway()
  })
  afterAll(() => test.gateway.close())

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${test.gateway.url}${path}`, { headers })
  const widthOf = async (response: Response) =>
    (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width

  it.each([
    [CHROMIUM, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/png,*/*', 'image/webp'],
    ['', 'image/webp'],
  ])('have the requested width, and a type by the Accept header: “%s”, %s', async (accept, type) => {
    const response = await get(`${POSTER}?w=240`, { accept })
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toContain('accept')
    expect(await widthOf(response)).toBe(240)
  })

  it('are never enlarged beyond the original size', async () => {
    const [original, large] = await Promise.all([get(POSTER), get(`${POSTER}?w=1920`, { accept: CHROMIUM })])
    expect(await widthOf(large)).toBe(await widthOf(original))
  })

  it('have smaller files at smaller widths', async () => {
    const weights = await Promise.all(
      [96, 240, 480].map(async (width) => (await (await get(`${POSTER}?w=${width}`)).arrayBuffer()).byteLength),
    )
    expect([...weights].sort((a, b) => a - b)).toEqual(weights)
  })

  it.each(['0', '97', '-96', '96.5', '1e2', '0096', '99999', 'auto', ''])(
    'are refused for the invalid width “%s”',
    async (width) => {
      const response = await get(`${POSTER}?w=${width}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ data: null })
    },
  )

  it('are available in all listed widths', async () => {
    expect((await get(`${POSTER}?w=96&w=160`)).status).toBe(400)
    for (const width of PICTURE_WIDTHS) expect((await get(`/media/avatars/avatar-1.webp?w=${width}`)).status).toBe(200)
  })

  it.each([
    '/media/posters/nothing.webp?w=96',
    '/media/posters/palette.json?w=96',
    '/media/..%2fcore%2fapp.ts?w=96',
    '/media/%2e%2e/main.ts?w=96',
    '/media/https:%2f%2fevil.example%2fa.webp?w=96',
    '/media/?w=96',
  ])('are never read from outside the media folder: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('are served unchanged if they are SVG', async () => {
    const [plain, asked] = await Promise.all([get('/media/shop/logo.svg'), get('/media/shop/logo.svg?w=96')])
    expect(asked.headers.get('content-type')).toBe('image/svg+xml')
    expect(await asked.text()).toBe(await plain.text())
  })

  it('are not sent again (304) if the client has the same picture and type', async () => {
    const first = await get(`${POSTER}?w=240`, { accept: CHROMIUM })
    const etag = first.headers.get('etag') ?? ''
    const again = await get(`${POSTER}?w=240`, { accept: CHROMIUM, 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('vary')).toContain('accept')
    expect((await get(`${POSTER}?w=240`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200)
  })

  it('are cached permanently if their address has a version, otherwise for one day', async () => {
    const versioned = mediaAddress(POSTER)
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(versioned).toMatch(/\?v=[0-9a-f]{8}$/)
    expect(await cacheOf(`${versioned}&w=240`)).toContain('immutable')
    expect(await cacheOf(versioned)).toContain('immutable')
    expect(await cacheOf(`${POSTER}?w=240`)).toBe('public, max-age=86400')
    expect(await cacheOf(`${POSTER}?v=00000000&w=240`)).toBe('public, max-age=86400')
    expect(await cacheOf('/media/shop/logo.svg?v=')).toBe('public, max-age=86400')
  })

  it('have a version in every picture address of a response', async () => {
    const paths = ['home/pub/v5/shop/configs', 'home/pub/v5/layouts?page=HOME', 'show/pub/v5/show/S1001/static']
    for (const path of paths) {
      const addresses = JSON.stringify((await test.ask(path)).body.data).match(/\/media\/[^"]+/g) ?? []
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.filter((address) => !/\?v=[0-9a-f]{8}$/.test(address))).toEqual([])
    }
  })
})

describe('a video of the gateway', () => {
  const FILM = '/media/films/film-1.mp4'
  let test: TestGateway
  beforeAll(async () => {
    test = await testGateway()
  })
  afterAll(() => test.gateway.close())
  const get = (range?: string, path = FILM) =>
    fetch(`${test.gateway.url}${path}`, { headers: range === undefined ? {} : { range } })

  it('is sent completely by default, and announces range support', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    const film = Buffer.from(await response.arrayBuffer())
    expect(film.subarray(4, 8).toString()).toBe('ftyp')
    expect(film.byteLength).toBeLessThanOrEqual(60_000)
  })

  it('is sent in the requested ranges', async () => {
    const film = Buffer.from(await (await get()).arrayBuffer())
    const response = await get('bytes=100-199')
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 100-199/${film.byteLength}`)
    expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true)
  })

  it('is refused for a range beyond the end of the video', async () => {
    expect((await get('bytes=99999999-')).status).toBe(416)
  })

  it('is cached permanently if the address has a version', async () => {
    const { headers, body } = await get(undefined, mediaAddress(FILM))
    await body?.cancel()
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('the cache of resized pictures', () => {
  const picture = (size: number) => ({ body: Buffer.alloc(size), type: 'image/webp', etag: '"x"' })

  it('resizes a picture once for equal requests, concurrent or later', async () => {
    const make = jest.fn(() => Promise.resolve(picture(10)))
    const pictures = new ResizedPictures(1000, make)
    await Promise.all([1, 2, 3].map(() => pictures.get(POSTER, 96, 'avif')))
    await pictures.get(POSTER, 96, 'avif')
    expect(make).toHaveBeenCalledTimes(1)
    await pictures.get(POSTER, 96, 'webp')
    await pictures.get(POSTER, 160, 'avif')
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('drops the least recently used picture when the cache is full', async () => {
    const make = jest.fn(() => Promise.resolve(picture(40)))
    const pictures = new ResizedPictures(100, make)
    await pictures.get(POSTER, 96, 'avif')
    await pictures.get(POSTER, 160, 'avif')
    await pictures.get(POSTER, 96, 'avif')
    await pictures.get(POSTER, 240, 'avif')
    expect(make).toHaveBeenCalledTimes(3)
    await pictures.get(POSTER, 96, 'avif')
    expect(make).toHaveBeenCalledTimes(3)
    await pictures.get(POSTER, 160, 'avif')
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('resizes a picture again after a failure', async () => {
    const make = jest.fn(() => Promise.resolve(picture(10)))
    make.mockRejectedValueOnce(new Error('no picture'))
    const pictures = new ResizedPictures(100, make)
    await expect(pictures.get(POSTER, 96, 'avif')).rejects.toThrow('no picture')
    await expect(pictures.get(POSTER, 96, 'avif')).resolves.toMatchObject({ type: 'image/webp' })
  })
})
