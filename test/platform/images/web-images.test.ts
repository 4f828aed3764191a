/** @jest-environment jsdom */
import { images as h5 } from '@/platform/images/index.h5'
import { enterWeb } from '../../hosts/fakes/h5'

describe('pictures in a browser', () => {
  const web = enterWeb()
  let revoked: string[]
  beforeEach(() => {
    revoked = []
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blob.type}`,
      revokeObjectURL: (path: string) => revoked.push(path),
    })
  })
  afterEach(() => {
    web.restore()
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  const dialog = (end: (input: HTMLInputElement) => void) =>
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      end(this)
    })
  const choosing = (...types: string[]) =>
    dialog((input) => {
      Object.defineProperty(input, 'files', { value: types.map((type) => new File(['123'], 'f', { type })) })
      input.dispatchEvent(new Event('change'))
    })

  test('are chosen by a file input, up to the limit', async () => {
    choosing('image/png', 'image/webp', 'image/gif')
    expect(await h5.choose(2)).toEqual({
      kind: 'chosen',
      images: [
        { path: 'blob:image/png', bytes: 3 },
        { path: 'blob:image/webp', bytes: 3 },
      ],
    })
  })
  test('are rejected if the file is not an image', async () => {
    choosing('application/pdf')
    expect(await h5.choose(1)).toEqual({ kind: 'not-image' })
  })
  test('are canceled when the dialog closes', async () => {
    dialog((input) => input.dispatchEvent(new Event('cancel')))
    expect(await h5.choose(1)).toEqual({ kind: 'cancelled' })
  })
  test('are drawn within 1080 × 1960 as JPEG of half quality', async () => {
    web.window({
      Image: class {
        naturalWidth = 4320
        naturalHeight = 3920
        onload = () => undefined
        set src(_path: string) {
          queueMicrotask(() => this.onload())
        }
      },
    })
    const drawImage = jest.fn()
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => ({ drawImage }),
      toBlob: (end: (blob: Blob) => void, type: string, quality: number) =>
        end(new Blob([String(quality)], { type: `${type};${quality}` })),
    })
    expect(await h5.compress('blob:1')).toEqual({ kind: 'compressed', path: 'blob:image/jpeg;0.5' })
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1080, 980)
  })
  test('are saved as a download', async () => {
    web.window({
      fetch: () => Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['x'], { type: 'image/webp' })) }),
    })
    let name = ''
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download
    })
    expect(await h5.save('/media/poster.webp')).toEqual({ kind: 'done' })
    expect(name).toBe('foyer.webp')
  })
  test.each(['http://x.example/1.png', '//x.example/1.png', 'javascript:1', 'data:text/html,x'])(
    'are not fetched from %s',
    async (source) => {
      const fetch = jest.fn()
      web.window({ fetch })
      expect(await h5.save(source)).toEqual({ kind: 'failed' })
      expect(fetch).not.toHaveBeenCalled()
    },
  )
  test('release their object URL after 5 s', () => {
    jest.useFakeTimers()
    h5.release('blob:1')
    jest.advanceTimersByTime(4_999)
    expect(revoked).toEqual([])
    jest.advanceTimersByTime(1)
    expect(revoked).toEqual(['blob:1'])
  })
})
